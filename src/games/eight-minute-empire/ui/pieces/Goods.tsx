// Goods: their symbols, and the bars that show how many symbols each step needs.

import anvil from 'icon:anvil';
import carrot from 'icon:carrot';
import ruby from 'icon:cut-diamond';
import ore from 'icon:ore';
import wild from 'icon:round-star';
import wood from 'icon:wood-pile';
import type { JSX } from 'preact';
import { anchor, type BoardProps, type Icon as IconBody } from '../../../../ui-kit/board.ts';
import { Icon, IconAt } from '../../../../ui-kit/Icon.tsx';
import { still } from '../../../../ui-kit/still.ts';
import { type Card, cardNumber, cards, type Good, goods } from '../../components.ts';
import type { Types, View } from '../../types.ts';
import { goodAnchor } from '../layout.ts';
import { type Progress, progressOf, seatHere, symbolsOf } from '../standing.ts';

const icons: Readonly<Record<Good | 'wild', IconBody>> = { ruby, ore, wood, anvil, carrot, wild };

interface GoodAtProps {
  readonly good: Good | 'wild';
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export function GoodAt({ good, x, y, size }: GoodAtProps): JSX.Element {
  return <IconAt icon={icons[good]} x={x} y={y} size={size} class="good-sign" />;
}

/** As high as the text around it. */
export function GoodMark({
  good,
  label,
}: {
  readonly good: Good | 'wild';
  readonly label?: string;
}): JSX.Element {
  return (
    <span class={`good-mark good-${good}`}>
      <Icon icon={icons[good]} {...(label ? { label } : {})} />
    </span>
  );
}

const most = 3;

/** What the person here owns. */
export function GoodsBars(props: BoardProps<Types>): JSX.Element {
  const { view, preview, tell } = props;
  const seat = seatHere(view);
  const progress = progressOf(view, seat);
  const wanted = preview.value;
  const card = wanted?.type === 'takeCard' ? cardAt(view, wanted.place) : undefined;
  const wilds = symbolsOf(view, seat, 'wild');
  const coming = card?.good === 'wild' ? card.symbols : 0;
  return (
    <div class="goods">
      <div class="goods-grid">
        {progress.map((one) => (
          <GoodBar
            key={one.good}
            tell={tell}
            progress={one}
            coming={card?.good === one.good ? card.symbols : 0}
          />
        ))}
        <div class="good-bar good-wild" {...anchor(goodAnchor('wild'))}>
          <GoodMark good="wild" label={tell('ui.wilds', { count: wilds })} />
          <span class="segments" aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <span key={i} class={segmentClass(i, wilds, 0, coming)} />
            ))}
          </span>
          <span class="good-short" aria-hidden="true">
            {wilds}
          </span>
          <span class="goods-sum" title={tell('ui.goodsPoints', { points: sum(progress) })}>
            <span aria-hidden="true">{sum(progress)}</span>
            <span class="hidden">{tell('ui.goodsPoints', { points: sum(progress) })}</span>
          </span>
        </div>
      </div>
    </div>
  );
}

function sum(progress: readonly Progress[]): number {
  return progress.reduce((total, { points }) => total + points, 0);
}

function cardAt(view: View, place: number): Card | undefined {
  const id = view.row[place - 1];
  return id ? cards[cardNumber(id)] : undefined;
}

interface GoodBarProps extends Pick<BoardProps<Types>, 'tell'> {
  readonly progress: Progress;
  readonly coming: number;
}

const GoodBar = still(({ progress, coming, tell }: GoodBarProps) => {
  const { good, plain, wilds, points, steps } = progress;
  const next = steps.findIndex((reached) => reached > points) + 1;
  const label = tell(next > 0 ? 'ui.good' : 'ui.goodFull', {
    good,
    symbols: plain + wilds,
    points,
    missing: next - plain - wilds,
    next: steps[next - 1],
  });
  return (
    <div class={`good-bar good-${good}`} title={label} {...anchor(goodAnchor(good))}>
      <GoodMark good={good} label={label} />
      <span class="segments" aria-hidden="true">
        {steps.map((reached, i) => (
          <span key={i} class={segmentClass(i, plain, wilds, coming)}>
            {reached > (steps[i - 1] ?? 0) ? reached : ''}
          </span>
        ))}
      </span>
      <span class="good-short" aria-hidden="true">
        {plain + wilds}/{next > 0 ? next : plain + wilds}
      </span>
    </div>
  );
});

function segmentClass(index: number, plain: number, wilds: number, coming: number): string {
  if (index < plain) return 'segment is-full';
  if (index < plain + coming) return 'segment is-coming';
  return index < plain + coming + wilds ? 'segment is-wild' : 'segment';
}

/** For a panel: what somebody has, in small. */
export function SmallGoods({
  view,
  seat,
  tell,
}: Pick<BoardProps<Types>, 'view' | 'tell'> & { readonly seat: number }): JSX.Element {
  return (
    <span class="small-goods">
      {[...goods, 'wild' as const]
        .map((good) => ({ good, count: symbolsOf(view, seat, good) }))
        .filter(({ count }) => count > 0)
        .map(({ good, count }) => (
          <span key={good} class="small-good">
            <GoodMark good={good} label={tell(`good.${good}`)} />
            {count}
          </span>
        ))}
    </span>
  );
}
