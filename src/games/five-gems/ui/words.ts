// What a move comes to, and the whole position in words: for those who listen, and for those who want to read it.

import type { Described, Tell } from '../../../ui-kit/board.ts';
import { type CardId, cardOf, deckNames } from '../components.ts';
import { gemAt } from '../field.ts';
import { pointsOf } from '../scoring.ts';
import type { Cell, Move, View } from '../types.ts';
import { claimable } from './layout.ts';
import { nearestPlaces } from './near.ts';
import { patternOf } from './patterns.ts';
import { cellsOf, nameOf } from './places.ts';

/** Never what an action would fulfil: to find that is the game. */
export function say(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'place':
      return tell('say.place', { colour: view.held, cell: nameOf(view, move) });
    case 'swap':
    case 'move':
      return tell(`say.${move.type}`, pairIn(view, move));
    case 'claim':
      if (view.referee === 'eyes') return tell('say.show');
      return tell('say.claim', { points: worth(view, move.card) });
    case 'draw':
      return tell(`say.draw.${move.deck}`, {
        points: view.hands.length === 1 ? 1 : move.deck === 'simple' ? 1 : 3,
      });
    case 'endTurn':
      return endOfTurn(view, tell);
    case 'point':
      return isLastPointed(view) ? tell('say.last') : undefined;
    case 'take':
    case 'takeBlind':
    case 'pass':
      return undefined;
  }
}

function isLastPointed({ claiming, pointed }: View): boolean {
  return claiming !== null && pointed.length === cardOf(claiming).gems.length - 1;
}

/** Short enough for a phone. */
export function button(move: Move, view: View, tell: Tell): string | undefined {
  switch (move.type) {
    case 'claim':
      return tell('ui.button.claim', { points: worth(view, move.card) });
    case 'endTurn':
      return claimable(view).length > 0 ? tell('ui.button.leave') : undefined;
    case 'take':
    case 'takeBlind':
    case 'place':
    case 'swap':
    case 'move':
    case 'point':
    case 'draw':
    case 'pass':
      return undefined;
  }
}

function endOfTurn(view: View, tell: Tell): string | undefined {
  const left = claimable(view).length;
  if (left > 0) return tell('say.leave', { count: left });
  return isSolo(view) && view.fulfilledNow === 0 ? tell('say.guardian') : undefined;
}

function isSolo(view: View): boolean {
  return view.hands.length === 1;
}

function worth(view: View, card: CardId): number {
  return isSolo(view) ? 1 : cardOf(card).points;
}

function pairIn(view: View, { x, y, toX, toY }: Extract<Move, { type: 'swap' | 'move' }>) {
  return {
    colour: gemAt(view.field, x, y),
    other: gemAt(view.field, toX, toY),
    cell: nameOf(view, { x, y }),
    toCell: nameOf(view, { x: toX, y: toY }),
  };
}

export function describe(view: View, tell: Tell): readonly Described[] {
  const sections = [
    { id: 'game', title: tell('describe.game'), lines: gameLines(view, tell) },
    { id: 'field', title: tell('describe.field'), lines: fieldLines(view, tell) },
    { id: 'supply', title: tell('describe.supply'), lines: supplyLines(view, tell) },
    { id: 'tasks', title: tell('describe.tasks'), lines: taskLines(view, tell) },
    { id: 'players', title: tell('describe.players'), lines: playerLines(view, tell) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

function gameLines(view: View, tell: Tell): readonly string[] {
  const { end, step, turn, change, idleRounds } = view;
  const lines = [end ? tell(`reason.${end}`) : tell(`describe.step.${step}`, { turn })];
  if (isSolo(view))
    lines.push(tell('describe.solo', { deck: view.soloDeck, goal: view.goal, game: view.gameGoal }));
  lines.push(
    tell(`describe.referee.${view.referee}`),
    tell(view.mirror ? 'describe.mirror' : 'describe.noMirror'),
  );
  if (change) {
    lines.push(
      tell(`describe.change.${change.action}`, {
        seat: change.seat,
        cell: nameOf(view, change),
        toCell: nameOf(view, { x: change.toX, y: change.toY }),
      }),
    );
  }
  if (view.fulfilledNow > 0) lines.push(tell('describe.fulfilledNow', { count: view.fulfilledNow }));
  if (view.drawnNow.length > 0) lines.push(tell('describe.drawnNow', { decks: view.drawnNow }));
  if (idleRounds > 0) lines.push(tell('describe.idle', { rounds: idleRounds }));
  return lines;
}

/** Row by row; gaps between gems are told, and where the field can grow follows from that. */
function fieldLines(view: View, tell: Tell): readonly string[] {
  const lines = view.field.map((row, y) =>
    tell('describe.row', {
      row: view.rows[y + 1],
      cells: [...row].map((letter, x) =>
        letter === '.'
          ? tell('describe.gap', { column: view.columns[x + 1] })
          : tell('describe.gem', { column: view.columns[x + 1], colour: letter }),
      ),
    }),
  );
  const free = cellsOf(view).filter((cell) => !cell.colour);
  return [...lines, tell('describe.free', { cells: free.map(({ name }) => name) })];
}

function supplyLines(view: View, tell: Tell): readonly string[] {
  const open = view.open.map((colour) => (colour ? tell(`colour.${colour}`) : tell('describe.noGem')));
  const lines = [tell('describe.open', { open }), tell('ui.stack', { count: view.stackSize })];
  if (view.held) lines.push(tell('describe.held', { seat: view.turn, colour: view.held }));
  const decks = deckNames.filter((deck) => !isSolo(view) || deck === view.soloDeck);
  for (const deck of decks) lines.push(tell(`ui.deck.${deck}`, { count: view.deckSizes[deck] }));
  if (view.discarded.length > 0) lines.push(tell('describe.discarded', { cards: view.discarded }));
  return lines;
}

function taskLines(view: View, tell: Tell): readonly string[] {
  const lines = view.hand.map((card) => taskLine(view, card, tell));
  if (view.claiming) {
    lines.push(
      tell('describe.claiming', {
        seat: view.turn,
        card: view.claiming,
        pattern: patternLine(view.claiming, tell),
      }),
    );
    const pointed = view.pointed.map((cell: Cell) => nameOf(view, cell));
    if (pointed.length > 0) lines.push(tell('describe.pointed', { cells: pointed }));
  }
  return lines;
}

/** As the card is drawn, and how near it is, unless one's own eyes are to find that. */
function taskLine(view: View, card: CardId, tell: Tell): string {
  const line = tell('describe.task', { card, points: worth(view, card), pattern: patternLine(card, tell) });
  const note = nearness(view, card, tell);
  return note ? `${line} ${note}` : line;
}

function nearness(view: View, card: CardId, tell: Tell): string | undefined {
  if (view.referee === 'eyes' || view.end) return undefined;
  if (claimable(view).includes(card)) return tell('describe.now');
  const [best] = nearestPlaces(view, card);
  if (!best || best.distance === 3) return tell('describe.far');
  const cells = best.wrong.map((cell) => nameOfAny(view, cell));
  return tell('describe.near', { distance: best.distance, cells });
}

/** A place may reach beyond the free cells beside the field. */
function nameOfAny(view: View, { x, y }: Cell): string {
  return view.columns[x + 1] === undefined || view.rows[y + 1] === undefined ? '…' : nameOf(view, { x, y });
}

export function patternLine(card: CardId, tell: Tell): string {
  const { width, height, gems } = patternOf(card, 0);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      const gem = gems.find((other) => other.x === x && other.y === y);
      return gem ? tell(`colour.${gem.colour}`) : tell('describe.nothing');
    }).join(', '),
  );
  return rows.join('; ');
}

function playerLines(view: View, tell: Tell): readonly string[] {
  const lines = view.hands.flatMap(({ simple, complex }, seat) => {
    const cards = view.fulfilled[seat]!;
    const line = tell(isSolo(view) ? 'describe.soloPlayer' : 'describe.player', {
      ...{ seat, simple, complex, tasks: cards.length, points: pointsOf(cards) },
    });
    return cards.length > 0 ? [line, tell('describe.done', { seat, cards })] : [line];
  });
  if (isSolo(view)) {
    lines.push(tell('describe.guardian', { count: view.gamePile.length }));
    if (view.gamePile.length > 0) lines.push(tell('describe.pile', { cards: view.gamePile }));
  }
  return lines;
}
