// How things travel and sound: dice from the tray onto cards, coins from the cart to the plates, cards home.

import flag from 'icon:black-flag';
import deal from 'icon:card-draw';
import turning from 'icon:card-pickup';
import coins from 'icon:coins';
import contract from 'icon:contract';
import dice from 'icon:dice-eight-faces-eight';
import donkey from 'icon:donkey';
import blast from 'icon:dynamite';
import rocks from 'icon:falling-rocks';
import nuggets from 'icon:gold-nuggets';
import miner from 'icon:miner';
import road from 'icon:road';
import shield from 'icon:shield';
import type { Icon, Motion } from '../../../ui-kit/board.ts';
import { type actions, faceOf } from '../components.ts';
import type { Event, Mine, View } from '../types.ts';
import { lie, pieces } from './arrange.ts';
import { billOf } from './bill.ts';
import { anchors } from './marks.ts';
import { allMines, dieSpot } from './spots.ts';

type Named = ReadonlyMap<string, Mine>;

/** The cards that lie in mines, by the names they travel by. */
function cardsOf(view: View, what: 'card' | 'die'): Named {
  const named = new Map<string, Mine>();
  for (const mine of allMines(view)) {
    for (const lying of lie(view, mine)) {
      if (what === 'card' || lying.die !== null) named.set(pieces[what](mine, lying), mine);
    }
  }
  return named;
}

function without(one: Named, other: Named): readonly string[] {
  return [...one.keys()].filter((name) => !other.has(name));
}

/** A card that is lost here and new there is one card. */
function carried(before: View, after: View, what: 'card' | 'die'): Pick<Motion, 'from' | 'to'> {
  const was = cardsOf(before, what);
  const is = cardsOf(after, what);
  const [lost] = without(was, is);
  const [found] = without(is, was);
  if (lost === undefined || found === undefined) return {};
  return { from: { [found]: lost }, to: { [lost]: found } };
}

function actionPiece(view: View, seat: number, action: (typeof actions)[number]): string {
  const count = view.held[seat]!.filter((one) => one === action).length;
  return pieces.action(seat, action, Math.max(0, count - 1));
}

/** Income sounds higher with every card. */
function pitchOf(before: View, after: View): number {
  return Math.min(12, 2 * Math.max(0, billOf(before).length - billOf(after).length));
}

export function motion(event: Event, before: View, after: View): Motion | undefined {
  switch (event.type) {
    case 'turnBegan':
      return { sound: 'turn', flash: [anchors.purse(event.seat)], weight: 0.6 };
    case 'diceRolled':
      return { sound: 'dice', weight: 1.1 };
    case 'diePlaced':
      return placed(event, before, after);
    case 'cardMined':
      return mined(event, before, after);
    case 'cardTurned':
      return turned(event, before, after);
    case 'cardLost':
      return { toAll: anchors.deck, sound: 'slide', weight: 0.7 };
    case 'cardDealt':
      return { fromAll: anchors.deck, path: 'arc', sound: 'card', weight: 0.7 };
    case 'feePaid':
    case 'tollPaid':
      return coinsFly(anchors.purse(event.seat), anchors.purse(event.to), `+${event.dollars}`);
    case 'veinFound':
      return coinsFly(anchors.bank, anchors.purse(event.seat), `+${event.dollars}`);
    case 'caveInPaid':
      return { ...coinsFly(anchors.purse(event.seat), anchors.bank, `−${event.dollars}`), sound: 'break' };
    case 'upkeepPaid':
      return coinsFly(anchors.purse(event.seat), anchors.bank, `−${event.prospectors + event.guards}`);
    case 'figuresReturned':
      return { toAll: anchors.bank, path: 'hop', sound: 'march' };
    case 'figureBought':
    case 'figureHired':
      return { fromAll: anchors.bank, path: 'hop', sound: 'march' };
    case 'guardSet':
      return { path: 'hop', sound: 'build' };
    case 'cardClaimed':
      return { ...carried(before, after, 'card'), path: 'arc', sound: 'card' };
    case 'cardBlownUp':
      return { sound: 'boom' };
    case 'actionUsed':
      return { sound: 'card', toAll: anchors.deck };
    case 'actionPassed':
      return {
        sound: 'card',
        to: { [actionPiece(before, event.seat, event.action)]: anchors.purse(event.to) },
        path: 'arc',
      };
    case 'muleCame':
      return { sound: 'slide', flash: [anchors.purse(event.seat)] };
    case 'dieTurned':
      return { sound: 'dice', weight: 0.8 };
    case 'deckShuffled':
      return { sound: 'card', flash: [anchors.deck] };
    case 'dieSetAside':
    case 'diceOut':
      return { sound: 'slide', weight: 0.7 };
    case 'gameEnded':
      return { sound: 'win' };
    case 'stoodBy':
      return { weight: 0 };
  }
}

function placed(event: Event & { readonly type: 'diePlaced' }, before: View, after: View): Motion {
  const [found] = without(cardsOf(after, 'die'), cardsOf(before, 'die'));
  const index = before.rolled.indexOf(event.die);
  const from = found === undefined || index < 0 ? {} : { from: { [found]: dieSpot(index) } };
  return { ...from, path: 'arc', sound: 'place', weight: 1 };
}

function mined(event: Event & { readonly type: 'cardMined' }, before: View, after: View): Motion {
  const isBlast = [...before.common, ...before.mines.flat()].some(
    ({ die, number }) => die !== null && number === event.card && faceOf(die) === 9,
  );
  const way = event.fate === 'taken' ? carried(before, after, 'card') : {};
  return {
    ...way,
    ...coinsFly(anchors.bank, anchors.purse(event.seat), `+${event.dollars}`),
    sound: isBlast ? 'boom' : 'coin',
    pitch: pitchOf(before, after),
    weight: 1.1,
  };
}

function turned(event: Event & { readonly type: 'cardTurned' }, before: View, after: View): Motion {
  const [lost] = without(cardsOf(before, 'card'), cardsOf(after, 'card'));
  if (event.back === 'blank' || lost === undefined) return { sound: 'card' };
  return {
    from: { [actionPiece(after, event.seat, event.back)]: lost },
    path: 'hop',
    sound: 'gain',
    weight: 1.3,
  };
}

function coinsFly(from: string, to: string, text: string): Motion {
  return { fly: [{ from, to, text, icon: nuggets }], sound: 'coin' };
}

export function icon(event: Event): Icon | undefined {
  switch (event.type) {
    case 'diceRolled':
    case 'diePlaced':
    case 'dieTurned':
    case 'dieSetAside':
    case 'diceOut':
      return dice;
    case 'cardMined':
    case 'veinFound':
      return nuggets;
    case 'cardTurned':
    case 'actionUsed':
    case 'actionPassed':
      return turning;
    case 'cardDealt':
    case 'deckShuffled':
      return deal;
    case 'feePaid':
    case 'upkeepPaid':
      return coins;
    case 'tollPaid':
      return road;
    case 'caveInPaid':
    case 'cardLost':
      return rocks;
    case 'figureBought':
      return miner;
    case 'figureHired':
      return contract;
    case 'figuresReturned':
      return miner;
    case 'guardSet':
      return shield;
    case 'cardClaimed':
      return flag;
    case 'cardBlownUp':
      return blast;
    case 'muleCame':
      return donkey;
    case 'gameEnded':
    case 'turnBegan':
    case 'stoodBy':
      return undefined;
  }
}
