import type { JSX } from 'preact';
import { knows } from '../../i18n/format.ts';
import type { Seat } from '../../kernel/game.ts';
import { roundsLeft } from '../../table/progress.ts';
import { afterPicture } from '../../ui-kit/answer.ts';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import type { BannerProps } from './Banner.tsx';
import { BannerFrame } from './BannerFrame.tsx';
import { Clock } from './Clock.tsx';
import type { Controller } from './controller.ts';
import { nameless, promptSentence, type Sentence, sentence } from './sentences.ts';
import { lastOf } from './steps.ts';
import { signed } from './Telling.tsx';

/** One short sentence: whose turn, and what to do; what the move would come to that the pointer is on. */
export function Ask({ controller, preview, Face }: BannerProps): JSX.Element {
  const { standing, viewer, view, players } = controller;
  const { awaited, outcome } = standing.value;
  const mine = awaited.find((seat) => seat === viewer.value);
  const seat = mine ?? awaited[0];
  const player = seat === undefined ? undefined : players.value[seat];
  const left = outcome ? undefined : roundsLeft(view.value, players.value.length);
  const asked = outcome ? { long: tell('table.over') } : sentenceOf(controller, mine);
  const said = mine === undefined ? undefined : sayOf(controller, preview);
  return (
    <BannerFrame
      tone={outcome ? 'calm' : 'turn'}
      sign={seat !== undefined && <Face seat={seat} />}
      head={player && !outcome ? headOf(controller, player.name, mine) : undefined}
      sentence={said ?? (player ? nameless(asked, player.name) : asked)}
    >
      {left !== undefined && <small>{tell('warning.noProgress', { rounds: left })}</small>}
      {mine !== undefined && !outcome && <Clock controller={controller} seat={mine} />}
      <LastTurn controller={controller} />
    </BannerFrame>
  );
}

function headOf({ connection, players }: Controller, name: string, mine: Seat | undefined): Sentence {
  const isAlone = connection.seen.value.here.length === 1;
  if (mine !== undefined && isAlone && players.value.length > 1)
    return { long: tell('table.yourTurn'), short: '' };
  return { long: name, short: `${name}:` };
}

/** What the move comes to that the pointer, the focus or a drag is on, or that is being put together. */
function sayOf(
  { board, view, picking, tell: tellGame }: Controller,
  preview: BannerProps['preview'],
): Sentence | undefined {
  const move = preview.value ?? picking.value?.confirms[0]?.move;
  const long = move && board.say?.(move, view.value, tellGame);
  return long ? { long } : undefined;
}

function sentenceOf(controller: Controller, mine: Seat | undefined): Sentence {
  const { awaited } = controller.standing.value;
  const players = controller.players.value;
  if (mine !== undefined && controller.chosen.value.length > 0) return chosenSentence(controller);
  if (mine !== undefined)
    return promptSentence(controller.speech.value, controller.view.value, controller.legal.value);
  const names = awaited.map((seat) => players[seat]!.name).join(', ');
  if (awaited.length > 1) return { long: tell('table.waits', { names }) };
  const isBot = awaited.every((seat) => players[seat]!.kind === 'bot');
  const waits = isBot ? tell('table.thinks') : tell('table.turnOf');
  return { long: `${waits}${sumOf(controller)}` };
}

/** What is still asked for a move that has been begun: a game may ask by the kind of what was pointed at last. */
function chosenSentence({ chosen, speech }: Controller): Sentence {
  const [kind, ...rest] = chosen.value.at(-1)!.split(':');
  const key = `chosen.${kind}`;
  if (!knows(speech.value, key)) return { long: tell('table.where') };
  return sentence(speech.value, key, { chosen: rest.join(':') });
}

/** What the last turn came to. */
function sumOf({ turns, players }: Controller): string {
  const turn = turns.value.findLast(({ isOver, isAside }) => isOver && !isAside);
  const points = turn ? (turn.gained[turn.seat] ?? 0) : 0;
  if (!turn || points === 0) return '';
  return ` ${tell('table.sum', { name: players.value[turn.seat]!.name, points: signed(points) })}`;
}

/** Shows once more what somebody else did. */
function LastTurn({ controller }: { readonly controller: Controller }): JSX.Element | null {
  const { turns, viewer, isPlaying, curtain } = controller;
  const last = lastOf(turns.value, viewer.value);
  if (!last || isPlaying.value || curtain.value !== undefined) return null;
  return (
    <button
      type="button"
      class="button banner-again"
      aria-label={tell('table.lastTurn')}
      title={tell('table.lastTurn')}
      onClick={() => afterPicture(() => controller.retell(last.from, last.to))}
    >
      <Glyph name="again" />
      <span class="wide-only">{tell('table.lastTurn')}</span>
    </button>
  );
}
