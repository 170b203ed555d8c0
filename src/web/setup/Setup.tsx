import '../styles/setup.css';
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Rules } from '../../games/index.ts';
import { tell as tellIn } from '../../i18n/format.ts';
import type { Tell } from '../../ui-kit/board.ts';
import { begin } from '../begin.ts';
import { Cover } from '../covers/index.tsx';
import { loadGame, shelfEntry } from '../games.ts';
import { Glyph } from '../glyphs.tsx';
import { nameIn } from '../names.ts';
import { go } from '../router.ts';
import { language, ownName } from '../settings.ts';
import { speechOf, tell } from '../speech.ts';
import { Page, Waiting } from '../Top.tsx';
import { OptionFields } from './OptionFields.tsx';
import { Seats } from './Seats.tsx';
import { type Draft, firstDraft, wishesOf } from './wishes.ts';

export function SetupPage({ game }: { readonly game: string }): JSX.Element {
  const module = useSignal<Rules | undefined>(undefined);
  const problem = useSignal('');
  useEffect(() => {
    loadGame(game).then(
      (loaded) => {
        module.value = loaded;
      },
      () => {
        problem.value = tell('site.failed');
      },
    );
  }, [game, module, problem]);
  if (!module.value) return <Waiting problem={problem.value} />;
  return <SetupForm module={module.value} />;
}

function SetupForm({ module }: { readonly module: Rules }): JSX.Element {
  const draft = useSignal<Draft>(firstDraft(module, tell, ownName.value));
  const problem = useSignal('');
  const { game } = module;
  useEffect(() => {
    const places = draft
      .peek()
      .places.map((place) => ({ ...place, name: nameIn(language.value, place.name) }));
    draft.value = { ...draft.peek(), places };
  }, [draft, language.value]);
  const names = draft.value.places.map((place) => place.name);
  const say: Tell = (key, values) => tellIn(speechOf(game.id, names), key, values);
  const start = async (): Promise<void> => {
    try {
      remember(draft.value);
      const match = await begin(module, wishesOf(module, draft.value, tell));
      go({ page: 'table', match: match.id });
    } catch (error) {
      problem.value = tell('setup.problem', { name: error instanceof Error ? error.message : String(error) });
    }
  };
  const invite = async (): Promise<void> => {
    remember(draft.value);
    const { makeTableOf, problemWords } = await import('../online/made.ts');
    const made = await makeTableOf(module, draft.value);
    if (made.ok) go({ page: 'room', table: made.value.room.id });
    else problem.value = problemWords(made.code);
  };
  return (
    <Page title={shelfEntry(game.id)?.title[language.value] ?? game.id}>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <div class="setup-lid">
          <div class="lid">
            <Cover game={game.id} />
          </div>
        </div>
        <section class="sheet" aria-labelledby="who-title">
          <h2 id="who-title">{tell('setup.title')}</h2>
          <SeatCount draft={draft} counts={game.seatCounts} />
          <Seats draft={draft} />
          <button type="button" class="button invite" onClick={() => void invite()}>
            <Glyph name="people" />
            {tell('setup.invite')}
          </button>
        </section>
        <section class="sheet" aria-labelledby="options-title">
          <h2 id="options-title">{tell('setup.options')}</h2>
          <OptionFields module={module} draft={draft} say={say} />
          <Seed draft={draft} />
        </section>
        <div class="setup-start">
          {problem.value && <p role="alert">{problem.value}</p>}
          <button type="submit" class="button gold big">
            <Glyph name="play" />
            {tell('setup.start')}
          </button>
        </div>
      </form>
    </Page>
  );
}

/** The first person's name is offered again the next time. */
function remember({ places }: Draft): void {
  const first = places.find((place) => place.sitting === 'person');
  if (first && first.name !== tell('setup.you')) ownName.value = first.name.trim();
}

function SeatCount({
  draft,
  counts,
}: {
  readonly draft: Signal<Draft>;
  readonly counts: readonly number[];
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{tell('setup.seats')}</legend>
      {counts.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="seats"
            checked={draft.value.seats === count}
            aria-label={tell('setup.seatsOf', { count })}
            onChange={() => {
              draft.value = { ...draft.value, seats: count };
            }}
          />
          {count}
        </label>
      ))}
    </fieldset>
  );
}

function Seed({ draft }: { readonly draft: Signal<Draft> }): JSX.Element {
  return (
    <label class="seed">
      <strong>{tell('setup.seed')}</strong>
      <input
        class="field"
        value={draft.value.seed}
        maxLength={40}
        autocomplete="off"
        aria-describedby="seed-help"
        onInput={(event) => {
          draft.value = { ...draft.value, seed: event.currentTarget.value };
        }}
      />
      <span class="hint" id="seed-help">
        {tell('setup.seedHelp')}
      </span>
    </label>
  );
}
