// The board for the ear: the whole position in words. Pure, and without drawing.

import type { Seat } from '../../../kernel/game.ts';
import type { Described, Tell } from '../../../ui-kit/board.ts';
import { boards } from '../boards.ts';
import { type ActionType, cardsEach, prices } from '../components.ts';
import { scoreParts } from '../scoring.ts';
import type { Owner, View } from '../types.ts';
import {
  continentHolders,
  gainOf,
  pilesIn,
  progressOf,
  regionHolders,
  seatHere,
  symbolsOf,
} from './standing.ts';

/** In the order in which a sighted player looks: what is going on, the row, the map, who has what. What never changes
 *  in a game comes last. */
export function describe(view: View, tell: Tell): readonly Described[] {
  const sections = [
    { id: 'game', title: tell('words.game'), lines: gameLines(view, tell) },
    { id: 'auction', title: tell('ui.auction'), lines: bidLines(view, tell) },
    { id: 'row', title: tell('ui.row'), lines: rowLines(view, tell) },
    ...continentSections(view, tell),
    ...seatsFrom(view).map((seat) => seatSection(view, seat, tell)),
    { id: 'series', title: tell('words.series'), lines: seriesLines(view, tell) },
    { id: 'table', title: tell('words.table'), lines: tableLines(view, tell) },
    { id: 'ways', title: tell('words.ways'), lines: wayLines(view, tell) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

/** Who looks comes first. */
function seatsFrom(view: View): readonly Seat[] {
  const seats = [...view.coins.keys()];
  return view.viewer === 'spectator' ? seats : [view.viewer, ...seats.filter((seat) => seat !== view.viewer)];
}

function gameLines(view: View, tell: Tell): readonly string[] {
  const { action, other, left, otherLeft } = view;
  const can = action && canDo(action, left, tell);
  const also = other && canDo(other, otherLeft, tell);
  const lines = [tell(stepKey(view), { ...view, can, also })];
  if (view.chosen) lines.push(tell('words.chosen', { action: view.chosen }));
  if (view.step === 'endTurn' && can)
    lines.push(tell(also ? 'words.undoneBoth' : 'words.undone', { can, also }));
  if (view.longGame) lines.push(tell('words.number', { game: view.game }));
  return lines;
}

function stepKey({ step, longGame }: View): string {
  if (step !== 'gameOver') return `words.step.${step}`;
  return longGame ? 'reason.threeGames' : 'reason.lastCard';
}

export function canDo(action: ActionType, left: number, tell: Tell): string {
  return tell(`words.can.${action}`, { left });
}

function bidLines(view: View, tell: Tell): readonly string[] {
  if (view.step === 'placeNeutral') return [];
  return view.bids.map((bid, seat) => {
    const has = bid !== null ? 'open' : view.hasBid[seat] ? 'closed' : 'none';
    return `${tell('ui.purse', { seat, has, bid: bid ?? 0 })}.`;
  });
}

/** What cannot be had too, with the reason; and what a good would bring now. */
function rowLines(view: View, tell: Tell): readonly string[] {
  const seat = seatHere(view);
  const places = view.row.map((card, index) => {
    const price = prices[index]!;
    if (card === null) return tell('words.noCard', { place: index + 1 });
    const points = gainOf(view, seat, card);
    return [
      tell('words.card', { place: index + 1, card, price }),
      ...(points > 0 ? [tell('words.brings', { points })] : []),
      ...(price > view.coins[seat]! ? [tell('words.dear', { seat, you: seat === view.viewer })] : []),
    ].join(' ');
  });
  return [...places, `${tell('ui.bag', { count: view.deck })}.`];
}

function continentSections(view: View, tell: Tell): readonly Described[] {
  const { continents, regions: names } = boards[view.side];
  const holders = regionHolders(view);
  const ahead = continentHolders(view, holders);
  return continents.map(({ id, regions }, number) => {
    const owner = ahead[number];
    const count = regions.filter((region) => owner !== undefined && holders[region] === owner).length;
    return {
      id: `continent:${id}`,
      title: tell(`continent.${id}`),
      lines: [
        tell('words.continent', { ...ownerValues(owner), count, of: regions.length }),
        ...regions.map((region) => regionLine(view, region, names[region]!, holders[region], tell)),
      ],
    };
  });
}

/** `owner` is nobody, neutral or seat. */
export function ownerValues(owner: Owner | undefined): Readonly<Record<string, unknown>> {
  if (owner === undefined) return { owner: 'nobody', seat: 0 };
  return owner === 'neutral' ? { owner, seat: 0 } : { owner: 'seat', seat: owner };
}

function regionLine(view: View, region: number, name: string, owner: Owner | undefined, tell: Tell): string {
  const good = view.tokens[name];
  const piles = pilesIn(view, region).map((pile) => tell('ui.pile', { ...pile }));
  const what = [
    ...(region === boards[view.side].start ? [tell('ui.start')] : []),
    ...(good === undefined ? [] : [tell('words.token', { good })]),
    ...(piles.length > 0 ? piles : [tell('ui.empty')]),
  ].join('; ');
  const line = tell('words.region', { region: name, what });
  return piles.length > 0 ? `${line} ${tell('words.holder', ownerValues(owner))}` : line;
}

function seatSection(view: View, seat: Seat, tell: Tell): Described {
  const cards = view.cards[seat]!;
  const values = {
    ...{ seat, cards, count: cards.length, of: cardsEach[view.seats] },
    ...{ coins: view.coins[seat], supply: view.supply[seat], cities: view.citiesLeft[seat] },
  };
  return {
    id: `seat:${seat}`,
    title: tell('words.seat', { seat, you: seat === view.viewer }),
    lines: [
      pointsLine(view, seat, tell),
      tell('words.stock', values),
      tell('words.taken', values),
      ...goodsLines(view, seat, tell),
    ],
  };
}

function pointsLine(view: View, seat: Seat, tell: Tell): string {
  const parts = scoreParts(view)[seat]!;
  const named = parts.filter(({ points }) => points > 0);
  const told = named.map(({ key, points, params }) => `${tell(`score.${key}`, { ...params })} – ${points}`);
  const points = parts.reduce((sum, part) => sum + part.points, 0);
  return tell('words.points', { points, parts: told.join('; '), has: told.length > 0 });
}

function goodsLines(view: View, seat: Seat, tell: Tell): readonly string[] {
  const wilds = symbolsOf(view, seat, 'wild');
  const lines = progressOf(view, seat)
    .filter(({ plain, wilds: serving }) => plain + serving > 0)
    .map(({ good, plain, wilds: serving, points, steps }) => {
      const next = steps.findIndex((reached) => reached > points) + 1;
      return tell(next > 0 ? 'ui.good' : 'ui.goodFull', {
        ...{ good, points, symbols: plain + serving },
        ...{ missing: next - plain - serving, next: steps[next - 1] },
      });
    });
  return [...lines, ...(wilds > 0 ? [tell('ui.wilds', { count: wilds })] : [])].map((line) => `${line}.`);
}

/** EE-V1: the games before this one. */
function seriesLines(view: View, tell: Tell): readonly string[] {
  return view.results.flatMap((result, index) =>
    result.points.map((points, seat) =>
      tell('words.result', {
        ...{ game: index + 1, seat, points },
        ...{ coins: result.coins[seat], armies: result.armies[seat], regions: result.regions[seat] },
      }),
    ),
  );
}

function tableLines(view: View, tell: Tell): readonly string[] {
  return [
    tell(`words.side.${view.side}`),
    tell(view.longGame ? 'words.long' : 'words.single'),
    tell('words.end', { cards: cardsEach[view.seats] }),
    ...(view.goodsTokens ? [tell('words.tokens')] : []),
    ...(view.neutralArmies ? [tell('words.neutrals')] : []),
    tell('words.age', { seats: view.ageOrder }),
    ...(view.first === null ? [] : [tell('words.first', { seat: view.first })]),
  ];
}

function wayLines(view: View, tell: Tell): readonly string[] {
  const { regions, land, sea } = boards[view.side];
  const names = (numbers: readonly number[]) => numbers.map((number) => regions[number]!);
  return regions.map((region, number) =>
    tell('words.way', {
      ...{ region, land: names(land[number]!), sea: names(sea[number]!) },
      hasSea: sea[number]!.length > 0,
    }),
  );
}
