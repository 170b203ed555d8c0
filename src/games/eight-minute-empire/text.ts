// The table as text: ids, numbers, signs. Armies are *, cities #; n is the neutral colour.

import { boards } from './boards.ts';
import { type Action, cardNumber, cards, prices } from './components.ts';
import type { View } from './types.ts';

export function toText(view: View): string {
  return [headLine(view), rowLine(view), ...seatLines(view), ...regionLines(view)].join('\n');
}

function headLine(view: View): string {
  const parts = [`${view.side}${view.longGame ? ` ${view.game}/3` : ''}`, view.step];
  if (view.results.length > 0) parts.push(view.results.map(({ points }) => points.join(':')).join(' '));
  if (view.turn !== null) parts.push(`seat ${view.turn}`);
  if (view.neutralsLeft > 0) parts.push(`n ${view.neutralsLeft}`);
  if (view.card !== null) parts.push(cardText(view.card));
  if (view.action !== null) parts.push(`${view.action} ${view.left}`);
  if (view.other !== null) parts.push(`${view.other} ${view.otherLeft}`);
  return parts.join(' | ');
}

/** CA8[carrot:destroy1+place1] */
function cardText(id: string): string {
  const { good, symbols, mode, actions } = cards[cardNumber(id)]!;
  const acts = actions.map(({ type, units }: Action) => `${type}${units}`).join(mode === 'or' ? '/' : '+');
  return `${id}[${good}${symbols > 1 ? symbols : ''}:${acts}]`;
}

function rowLine(view: View): string {
  const row = view.row.map((id, index) => `$${prices[index]} ${id === null ? '-' : cardText(id)}`);
  return `row ${row.join('  ')}  deck ${view.deck}`;
}

function seatLines(view: View): string[] {
  return view.coins.map((coins, seat) => {
    const bid = view.hasBid[seat] ? ` bid ${view.bids[seat] ?? '?'}` : '';
    const mark = view.first === seat ? '>' : ' ';
    const age = view.ageOrder.indexOf(seat) + 1;
    const reserve = `*${view.supply[seat]} #${view.citiesLeft[seat]}`;
    return `${mark}${seat} age ${age} $${coins}${bid} ${reserve} ${view.cards[seat]!.join(' ')}`.trimEnd();
  });
}

/** Regions with something in them: W1 <ruby> 0** 1*# n* */
function regionLines(view: View): string[] {
  return boards[view.side].regions.flatMap((id, region) => {
    const piles = view.armies[region]!.map((armies, seat) =>
      pile(String(seat), armies, view.cities[region]![seat]!),
    );
    const neutrals = pile('n', view.neutrals[region] ?? 0, 0);
    const token = view.tokens[id] === undefined ? '' : `<${view.tokens[id]}>`;
    const things = [token, ...piles, neutrals].filter((thing) => thing !== '');
    return things.length === 0 ? [] : [`${id} ${things.join(' ')}`];
  });
}

function pile(owner: string, armies: number, cities: number): string {
  return armies + cities === 0 ? '' : `${owner}${'*'.repeat(armies)}${'#'.repeat(cities)}`;
}
