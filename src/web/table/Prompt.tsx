import type { JSX } from 'preact';
import { promptText } from '../../i18n/prompt.ts';
import type { GameTypes } from '../../kernel/game.ts';
import { legalMovesOf } from '../../kernel/play.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import type { Connection } from '../connection.ts';
import { speechOf, tell } from '../speech.ts';
import { Clock } from './Clock.tsx';
import type { Controller } from './controller.ts';
import { playerOf } from './Log.tsx';
import { roundsLeft } from './progress.ts';

/** One short sentence: whose turn, and what to do; while others move, what they do. */
export function Prompt({ controller }: { readonly controller: Controller }): JSX.Element {
  const told = tellsOthers(controller) ? controller.log.value.at(-1) : undefined;
  return told ? <Told controller={controller} event={told} /> : <Ask controller={controller} />;
}

/** What others do is shown event by event, and should be read meanwhile. */
function tellsOthers(controller: Controller): boolean {
  return controller.isPlaying.value && !controller.isOwnPlaying && controller.curtain.value === undefined;
}

interface ToldProps {
  readonly controller: Controller;
  readonly event: GameTypes['event'];
}

function Told({ controller, event }: ToldProps): JSX.Element {
  const player = playerOf(controller, event);
  return (
    <div class="part part-banner prompt">
      {player && <Emblem look={player.look} />}
      <p>{controller.tell(`event.${event.type}`, { ...event })}</p>
    </div>
  );
}

function Ask({ controller }: { readonly controller: Controller }): JSX.Element {
  const { standing, viewer, view, connection } = controller;
  const { awaited, outcome } = standing.value;
  const mine = awaited.find((seat) => seat === viewer.value);
  const seat = mine ?? awaited[0];
  const player = seat === undefined ? undefined : connection.players[seat];
  const sentence = outcome ? tell('table.over') : sentenceOf(controller, mine !== undefined);
  const left = outcome ? undefined : roundsLeft(view.value, connection.players.length);
  return (
    <div class="part part-banner prompt">
      {player && <Emblem look={player.look} />}
      <p>
        {player && <strong>{player.name}</strong>}
        <span>{player ? withoutName(sentence, player.name) : sentence}</span>
        {left !== undefined && <small>{tell('warning.noProgress', { rounds: left })}</small>}
      </p>
      {mine !== undefined && view.value.step !== 'gameOver' && <Clock controller={controller} seat={mine} />}
    </div>
  );
}

function sentenceOf({ standing, connection, view, chosen }: Controller, isMine: boolean): string {
  const { awaited } = standing.value;
  if (isMine && chosen.value.length > 0) return tell('table.where');
  if (isMine) return promptIn(connection, view.value);
  const names = awaited.map((seat) => connection.players[seat]!.name).join(', ');
  const isBot = awaited.every((seat) => connection.players[seat]!.kind === 'bot');
  if (awaited.length > 1) return tell('table.waits', { names });
  return isBot ? tell('table.thinks', { name: names }) : tell('table.turnOf', { name: names });
}

function promptIn({ module: { game }, players }: Connection, view: GameTypes['view']): string {
  const speech = speechOf(
    game.id,
    players.map((player) => player.name),
  );
  return promptText(speech, view, legalMovesOf(game, view));
}

/** The name stands above already: "Anna: take a card" is told as "Take a card". */
function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
