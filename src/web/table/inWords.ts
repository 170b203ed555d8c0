// The table for whoever listens: what a sighted player reads off it, in a fixed order.

import type { GameTypes, Seat } from '../../kernel/game.ts';
import type { Described } from '../../ui-kit/board.ts';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';

/** What has happened lately, how the players stand, and all that the board tells of itself. */
export function inWords(controller: Controller): readonly Described[] {
  const { board, tell: say, view } = controller;
  const news = sinceOwnTurn(controller);
  return [
    {
      id: 'since',
      title: tell('words.since'),
      lines: news.length > 0 ? news : [tell('words.nothing')],
    },
    { id: 'players', title: tell('table.players'), lines: playersTold(controller) },
    ...(board.describe?.(view.value, say) ?? []),
  ];
}

/** All that was told after the last thing that who looks did themselves. */
function sinceOwnTurn({ log, viewer, tell: say }: Controller): readonly string[] {
  const told = log.value;
  const own = told.findLastIndex(({ seat }) => seat === viewer.value);
  return told.slice(own + 1).map(({ event }) => say(`event.${event.type}`, { ...event }));
}

function playersTold(controller: Controller): readonly string[] {
  return controller.players.value.map(({ seat, name }) =>
    [
      `${name}: ${tell('table.points', { points: pointsOf(controller, seat) })}`,
      ...standingTold(controller, seat),
    ].join(', '),
  );
}

function standingTold({ board, view, standing, tell: say }: Controller, seat: Seat): readonly string[] {
  const tracks = board.progress?.(view.value, seat) ?? [];
  return [
    ...tracks.map(({ key, done, of }) => say(`progress.${key}`, { done, of })),
    ...(standing.value.awaited.includes(seat) ? [tell('table.toMove')] : []),
  ];
}

function pointsOf({ game, standing, view }: Controller, seat: Seat): number {
  const { outcome } = standing.value;
  if (outcome) return outcome.scores[seat] ?? 0;
  const parts = game.scoreParts(view.value as GameTypes['view'])[seat] ?? [];
  return parts.reduce((sum, part) => sum + part.points, 0);
}
