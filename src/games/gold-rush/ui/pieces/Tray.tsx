// The tray: the dice of the turn, and, as they are laid, the bill of the turn.

import type { JSX } from 'preact';
import { anchor } from '../../../../ui-kit/board.ts';
import { Icon } from '../../../../ui-kit/Icon.tsx';
import { type Die, faceOf, facesOf, isPlain, type Kind } from '../../components.ts';
import { type BillLine, billOfTurn, netOf, type Yield, yieldOf } from '../bill.ts';
import { anchors } from '../marks.ts';
import { dieInHand } from '../showing.ts';
import { asideSpot, dieSpot, faceSpot, fits, mineIn, traySpot } from '../spots.ts';
import { actionIcons, CardFace } from './Card.tsx';
import { YieldChip } from './Cards.tsx';
import { DieFace } from './Die.tsx';
import type { Props } from './Mines.tsx';
import { Tumbling } from './Tumbling.tsx';

export function Tray(props: Props): JSX.Element {
  const { view, moves, spot, tell } = props;
  const isTurning = view.step === 'horseshoe' && moves.length > 0;
  const canTapAll = moves.some(({ type }) => type === 'roll' || type === 'endTurn');
  return (
    <div class={isTurning ? 'tray is-turning' : 'tray'} {...anchor(anchors.dice)}>
      <Whose {...props} />
      {isTurning ? <Faces {...props} /> : <Slots {...props} />}
      {canTapAll && (
        <div
          class="tray-whole"
          {...spot(traySpot, tell(view.step === 'finish' ? 'ui.collect' : 'ui.tray'))}
        />
      )}
    </div>
  );
}

function Whose({ view, Face, tell }: Props): JSX.Element {
  const isOwn = view.turn === view.viewer;
  return (
    <div class="whose">
      <Face seat={view.turn} />
      <span>{tell(isOwn ? 'ui.yourDice' : 'ui.diceOf', { seat: view.turn })}</span>
    </div>
  );
}

function Slots(props: Props): JSX.Element {
  const { view, turns, moves } = props;
  const turn = turns.value.findLast(({ seat, isOver }) => seat === view.turn && !isOver);
  const bill = billOfTurn(view, turn);
  const isThrown = turn?.steps.at(-1)?.event.type === 'diceRolled';
  return (
    <>
      {bill.map((line, index) => (
        <Billed key={index} line={line} isNow={isLatest(bill, index)} />
      ))}
      {view.rolled.map((die, index) => (
        <Rolled key={`r${index}`} {...props} die={die} index={index} isThrown={isThrown} />
      ))}
      {kindsOf(view.waitingPlain, view.waitingDynamite).map((kind, index) => (
        <div key={`w${index}`} class="slot is-waiting">
          <DieFace kind={kind} />
        </div>
      ))}
      {kindsOf(view.asidePlain, view.asideDynamite).map((kind, index) => (
        <div key={`a${index}`} class="slot is-aside">
          <DieFace kind={kind} />
        </div>
      ))}
      {Array.from({ length: view.lame }, (_, index) => (
        <div key={`m${index}`} class="slot is-lame">
          <Icon icon={actionIcons.lameMule} />
        </div>
      ))}
      {moves.some(({ type }) => type === 'setAside') && <Aside {...props} />}
      <Sum {...props} bill={bill} />
    </>
  );
}

function kindsOf(plain: number, dynamite: number): readonly Kind[] {
  return [...Array<Kind>(plain).fill('plain'), ...Array<Kind>(dynamite).fill('dynamite')];
}

/** The line that is being told. */
function isLatest(bill: readonly BillLine[], index: number): boolean {
  return bill[index]!.isPaid && !bill.some((line, other) => line.isPaid && other > index);
}

function Billed({ line, isNow }: { readonly line: BillLine; readonly isNow: boolean }): JSX.Element {
  const { die, card, isPaid } = line;
  const state = isNow ? ' is-now' : isPaid ? ' is-paid' : '';
  return (
    <div class={`slot is-bill${state}`}>
      <span class="pair">
        <DieFace kind={isPlain(die) ? 'plain' : 'dynamite'} die={die} />
        <span class="than">{comparison(die, card)}</span>
        <span class="pair-card">
          <CardFace number={card} />
        </span>
        <span class="pair-number">{card}</span>
      </span>
      <YieldChip brings={line} isSet={isPaid ? undefined : true} />
    </div>
  );
}

export function comparison(die: Die, card: number): string {
  const face = faceOf(die);
  if (face === card) return '=';
  return face > card ? '>' : '<';
}

interface RolledProps extends Props {
  readonly die: Die;
  readonly index: number;
  /** Just now: it tumbles. */
  readonly isThrown: boolean;
}

function Rolled(props: RolledProps): JSX.Element {
  const { view, chosen, moves, spot, tell, die, index, isThrown } = props;
  const isInHand =
    chosen[0] === dieSpot(index) ||
    (view.rolled.length === 1 && dieInHand({ view, chosen, canMove: moves.length > 0 }) !== undefined);
  const brings = onChosenCard(props);
  return (
    <div class="slot-cell">
      <div
        class={isInHand ? 'slot is-rolled is-in-hand' : 'slot is-rolled'}
        {...spot(dieSpot(index), tell('ui.die', { die }))}
      >
        <span class="slot-die" data-handle="yes">
          <DieFace kind={isPlain(die) ? 'plain' : 'dynamite'} die={die} />
          {isThrown && <Tumbling die={die} nth={index} />}
        </span>
      </div>
      {brings && <YieldChip brings={brings} />}
    </div>
  );
}

/** A card was touched first: what this die would bring there. */
function onChosenCard({ view, chosen, die }: RolledProps): Yield | undefined {
  const [kind, of = '', index] = (chosen[0] ?? '').split(':');
  if (kind !== 'card') return undefined;
  const mine = of === 'common' ? of : Number(of);
  const spot = mineIn(view, mine)[Number(index)];
  return spot && fits(view, die, mine, spot) ? yieldOf(view.turn, die, mine, spot.number) : undefined;
}

/** Where a die goes that fits nowhere. */
function Aside({ spot, tell }: Props): JSX.Element {
  return (
    <div class="slot is-socket" {...spot(asideSpot, tell('ui.aside'))}>
      <span>{tell('ui.aside')}</span>
    </div>
  );
}

function Sum({ view, tell, bill }: Props & { readonly bill: readonly BillLine[] }): JSX.Element {
  const dice = view.waitingPlain + view.waitingDynamite;
  const isCollected = bill.length > 0 && bill.every(({ isPaid, dollars }) => isPaid || dollars === 0);
  return (
    <div class="sum">
      {bill.length === 0 ? (
        <span>{tell('ui.dice', { dice: dice + view.rolled.length })}</span>
      ) : (
        <>
          <span>
            {tell(isCollected ? 'ui.collected' : view.step === 'finish' ? 'ui.collect' : 'ui.soFar')}
          </span>
          <b>{signed(netOf(bill))}</b>
        </>
      )}
    </div>
  );
}

export function signed(dollars: number): string {
  return dollars < 0 ? `−${-dollars}` : `+${dollars}`;
}

/** GR-A3: the faces that the chosen die can be turned to. */
function Faces(props: Props): JSX.Element {
  const { view, chosen, spot, tell } = props;
  const index = view.rolled.length === 1 ? 0 : Number((chosen[0] ?? 'die:').slice(4) || Number.NaN);
  const die = view.rolled[index];
  if (die === undefined) {
    return (
      <>
        {view.rolled.map((one, at) => (
          <Rolled key={at} {...props} die={one} index={at} isThrown={false} />
        ))}
        <div class="sum">
          <Icon icon={actionIcons.horseshoe} />
        </div>
      </>
    );
  }
  return (
    <>
      <div class="slot is-rolled is-in-hand" {...spot(dieSpot(index), tell('ui.die', { die }))}>
        <span class="slot-die">
          <DieFace kind={isPlain(die) ? 'plain' : 'dynamite'} die={die} />
        </span>
      </div>
      {facesOf(die)
        .filter((face) => face !== die)
        .map((face) => (
          <div key={face} class="slot is-face" {...spot(faceSpot(face), tell('ui.die', { die: face }))}>
            <DieFace kind={isPlain(face) ? 'plain' : 'dynamite'} die={face} />
          </div>
        ))}
    </>
  );
}
