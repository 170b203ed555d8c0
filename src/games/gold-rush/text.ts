import type { Seat } from '../../kernel/game.ts';
import type { View, ViewSpot } from './types.ts';

/** A card is its number, with the die on it ('7=d9') or a guard ('7!'). */
export function toText(view: View): string {
  const { turn, viewer } = view;
  const lines = [
    `${viewer === 'spectator' ? 'spectator' : `seat ${viewer}`} · turn ${turn} · ${view.step} ${view.awaited}`,
    `bank ${view.bank} (low ${view.lowestBank}) · idle ${view.idleTurns}`,
    `common ${mineText(view.common)} · deck ${view.deckSize}, top ${view.top ?? '-'}`,
    `out ${listText(view.unseen)} · blank ${listText(view.seenBlank)} · action ${listText(view.seenAction)}`,
    diceText(view),
    ...view.money.map((_, seat) => seatText(view, seat)),
  ];
  return lines.join('\n');
}

function diceText(view: View): string {
  const due = view.dueProspectors + view.dueGuards;
  return [
    `dice ${listText(view.rolled)}`,
    `waiting ${view.waitingPlain}p ${view.waitingDynamite}d`,
    `aside ${view.asidePlain}p ${view.asideDynamite}d`,
    ...(view.lame > 0 ? [`lame ${view.lame}`] : []),
    ...(due > 0 ? [`due ${view.dueProspectors}p ${view.dueGuards}g`] : []),
    view.hasRolled ? 'after roll' : 'before roll',
  ].join(' · ');
}

function seatText(view: View, seat: Seat): string {
  return [
    `${seat === view.turn ? '>' : ' '}${seat} $${view.money[seat]}`,
    `${view.prospectors[seat]}p ${view.guards[seat]}g`,
    `mine ${mineText(view.mines[seat]!)}`,
    `cards ${listText(view.held[seat]!)}`,
    ...(view.mules[seat]! > 0 ? [`mules ${view.mules[seat]}`] : []),
  ].join(' · ');
}

function mineText(mine: readonly ViewSpot[]): string {
  return listText(
    mine.map(({ number, die, guarded }) => `${number}${die === null ? '' : `=${die}`}${guarded ? '!' : ''}`),
  );
}

function listText(items: readonly (string | number)[]): string {
  return items.length === 0 ? '-' : items.join(' ');
}
