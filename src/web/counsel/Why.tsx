import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '../../kernel/game.ts';
import type { Term } from '../../kernel/hints.ts';
import { tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';
import { maySayWhy, whyWords } from './words.ts';

interface WhyProps {
  readonly controller: Controller;
  readonly seat: Seat;
}

/** Lets a bot say why it did what it did. To be drawn anew, by its key, for every move. */
export function Why({ controller, seat }: WhyProps): JSX.Element {
  const told = useSignal<readonly Term[] | undefined>(undefined);
  const { connection, players, speech, standing } = controller;
  const player = players.value[seat]!;
  const ask = async (): Promise<void> => {
    told.value = await connection.counsel.explain(seat);
  };
  const isOver = standing.value.outcome !== undefined;
  return (
    <span class="why">
      {!told.value && (
        <button type="button" class="button quiet" onClick={() => void ask()}>
          {tell('why.ask')}
          <span class="hidden"> {player.name}</span>
        </button>
      )}
      <span role="status">{told.value && whyWords(speech.value, told.value, isOver)}</span>
    </span>
  );
}

/** Of one bot, while nothing is being shown: what it has decided by then may be seen by all. */
export function WhyOf({ controller, seat }: WhyProps): JSX.Element | null {
  const { connection, isPlaying } = controller;
  const isOpen = !isPlaying.value && maySayWhy(controller.view.value);
  const entry = isOpen ? connection.seen.value.reasoned[seat] : undefined;
  return entry === undefined ? null : <Why key={entry} controller={controller} seat={seat} />;
}
