import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import type { Seat } from '../../kernel/game.ts';
import type { Term } from '../../kernel/hints.ts';
import { speechOf, tell } from '../speech.ts';
import type { Controller } from '../table/controller.ts';

interface WhyProps {
  readonly controller: Controller;
  readonly seat: Seat;
}

type Words = typeof import('./words.ts');

/** Lets a bot say why it did what it did. To be drawn anew, by its key, for every move. */
export function Why({ controller, seat }: WhyProps): JSX.Element {
  const told = useSignal<{ readonly terms: readonly Term[]; readonly words: Words } | undefined>(undefined);
  const { connection, game, players, standing } = controller;
  const player = players.value[seat]!;
  const ask = async (): Promise<void> => {
    const [terms, words] = await Promise.all([connection.counsel.explain(seat), import('./words.ts')]);
    told.value = { terms, words };
  };
  const names = players.value.map(({ name }) => name);
  const isOver = standing.value.outcome !== undefined;
  return (
    <span class="why">
      {!told.value && (
        <button type="button" class="button quiet" onClick={() => void ask()}>
          {tell('why.ask')}
          <span class="hidden"> {player.name}</span>
        </button>
      )}
      <span role="status">
        {told.value?.words.whyWords(speechOf(game.id, names), told.value.terms, isOver)}
      </span>
    </span>
  );
}

/** Of one bot, while nothing is being shown: what it has decided by then may be seen by all. */
export function WhyOf({ controller, seat }: WhyProps): JSX.Element | null {
  const { connection, isPlaying } = controller;
  const entry = isPlaying.value ? undefined : connection.seen.value.reasoned[seat];
  return entry === undefined ? null : <Why key={entry} controller={controller} seat={seat} />;
}
