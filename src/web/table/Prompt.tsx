import type { JSX } from 'preact';
import { promptText } from '../../i18n/prompt.ts';
import type { GameTypes } from '../../kernel/game.ts';
import { Emblem } from '../../ui-kit/looks.tsx';
import { speechOf, tell } from '../speech.ts';
import { Clock } from './Clock.tsx';
import type { Controller } from './controller.ts';
import { playerOf } from './Log.tsx';
import { roundsLeft } from './progress.ts';

/** One short sentence: whose turn, and what to do; while others move, what they do. */
export function Prompt({ controller }: { readonly controller: Controller }): JSX.Element {
  const told = tellsOthers(controller) ? controller.log.value.at(-1)?.event : undefined;
  return told ? <Told controller={controller} event={told} /> : <Ask controller={controller} />;
}

/** What others do is shown event by event, and should be read meanwhile. */
function tellsOthers(controller: Controller): boolean {
  return (
    controller.isPlaying.value && !controller.isOwnPlaying.value && controller.curtain.value === undefined
  );
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
  const { standing, viewer, view, players } = controller;
  const { awaited, outcome } = standing.value;
  const mine = awaited.find((seat) => seat === viewer.value);
  const seat = mine ?? awaited[0];
  const player = seat === undefined ? undefined : players.value[seat];
  const sentence = outcome ? tell('table.over') : sentenceOf(controller, mine !== undefined);
  const left = outcome ? undefined : roundsLeft(view.value, players.value.length);
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

function sentenceOf(controller: Controller, isMine: boolean): string {
  const { awaited } = controller.standing.value;
  const players = controller.players.value;
  if (isMine && controller.chosen.value.length > 0) return tell('table.where');
  if (isMine) return promptIn(controller);
  const names = awaited.map((seat) => players[seat]!.name).join(', ');
  const isBot = awaited.every((seat) => players[seat]!.kind === 'bot');
  if (awaited.length > 1) return tell('table.waits', { names });
  return isBot ? tell('table.thinks', { name: names }) : tell('table.turnOf', { name: names });
}

function promptIn({ game, legal, players, view }: Controller): string {
  const speech = speechOf(
    game.id,
    players.value.map((player) => player.name),
  );
  return promptText(speech, view.value, legal.value);
}

/** The name stands above already: "Anna: take a card" is told as "Take a card". */
function withoutName(sentence: string, name: string): string {
  const rest = sentence.startsWith(`${name}: `) ? sentence.slice(name.length + 2) : sentence;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
