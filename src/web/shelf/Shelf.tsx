import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type ShelfEntry, shelf } from '../../games/ui.ts';
import { Cover } from '../covers/index.tsx';
import { OpenFile } from '../files/OpenFile.tsx';
import { isOpen } from '../games.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import type { KeptMatch } from '../matches.ts';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { addressOf, type Route } from '../router.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { forget, newestFirst } from '../store.ts';
import { Top } from '../Top.tsx';
import { type Sorted, sorted } from './sorted.ts';
import { Finished, UnderWay } from './UnderWay.tsx';

/** Untouched for so long, a table is not about to be sat down at any more. */
const patience = 60 * 60 * 1000;

export function Shelf(): JSX.Element {
  const kept = useSignal<Sorted>({ underway: [], finished: [], untouched: [] });
  useEffect(() => {
    void newestFirst<KeptMatch>().then(
      (all) => {
        kept.value = sorted(all);
        for (const { id, touched } of kept.value.untouched) {
          if (Date.now() - touched > patience) void forget(id);
        }
      },
      // A browser without storage has no games to continue.
      () => {},
    );
  }, [kept]);
  const remove = (id: string): void => {
    const { underway, finished, untouched } = kept.value;
    const others = (matches: readonly KeptMatch[]) => matches.filter((match) => match.id !== id);
    kept.value = { underway: others(underway), finished: others(finished), untouched };
    void forget(id);
  };
  return (
    <>
      <Top />
      <main class="shelf" id="content">
        <UnderWay matches={kept.value.underway} remove={remove} />
        <div class="shelf-lead">
          <h1>{tell('shelf.title')}</h1>
          <p>{tell('site.lead')}</p>
        </div>
        <ul class="boxes">
          {shelf.map((entry) => (
            <Box key={entry.id} entry={entry} kept={kept.value} />
          ))}
        </ul>
        <Finished matches={kept.value.finished} remove={remove} />
        <footer class="foot">
          <OpenFile />
          <OfflineNote />
        </footer>
      </main>
    </>
  );
}

interface BoxProps {
  readonly entry: ShelfEntry;
  readonly kept: Sorted;
}

function Box({ entry, kept }: BoxProps): JSX.Element {
  const title = entry.title[language.value];
  const isReady = isOpen(entry.id);
  const isUnderWay = kept.underway.some(({ game }) => game === entry.id);
  return (
    <li class={isReady ? 'box open' : 'box soon'} data-game={entry.id}>
      <Lid entry={entry} kept={kept} />
      <div class="box-words">
        <Facts entry={entry} />
        <p>{entry.tagline[language.value]}</p>
        {isReady && <Buttons game={entry.id} title={title} isUnderWay={isUnderWay} />}
      </div>
    </li>
  );
}

/** The way into the game: on with what is under way; who knows the game sets a table up, who does not learns it. */
function Lid({ entry, kept }: BoxProps): JSX.Element {
  const title = entry.title[language.value];
  const drawing = (
    <>
      <Cover game={entry.id} />
      <h2 class="lid-text">{title}</h2>
    </>
  );
  if (!isOpen(entry.id)) {
    return (
      <div class="lid">
        {drawing}
        <span class="ribbon">{tell('shelf.soon')}</span>
      </div>
    );
  }
  const isSame = ({ game }: KeptMatch): boolean => game === entry.id;
  const underway = kept.underway.find(isSame);
  const isKnown = kept.finished.some(isSame);
  const to: Route = underway
    ? { page: 'table', match: underway.id }
    : { page: isKnown ? 'setup' : 'learn', game: entry.id };
  return (
    <a class="lid" href={addressOf(to)}>
      {drawing}
      {underway && <span class="lid-turn">{tell('shelf.yourTurn')}</span>}
      {underway && <span class="hidden">{tell('shelf.resume')}</span>}
      <span class="lid-play">
        <Glyph name="play" />
      </span>
    </a>
  );
}

function Facts({ entry }: { readonly entry: ShelfEntry }): JSX.Element {
  const range = ([from, to]: readonly [number, number]) => ({ from, to });
  return (
    <ul class="facts">
      <Fact
        glyph="people"
        short={tell('shelf.playersShort', range(entry.players))}
        long={tell('shelf.players', range(entry.players))}
      />
      <Fact
        glyph="clock"
        short={tell('shelf.minutesShort', range(entry.minutes))}
        long={tell('shelf.minutes', range(entry.minutes))}
      />
      <Fact
        glyph="cake"
        short={tell('shelf.ageShort', { age: entry.age })}
        long={tell('shelf.age', { age: entry.age })}
      />
    </ul>
  );
}

function Fact({
  glyph,
  short,
  long,
}: {
  readonly glyph: GlyphName;
  readonly short: string;
  readonly long: string;
}): JSX.Element {
  return (
    <li>
      <Glyph name={glyph} />
      <span aria-hidden="true">{short}</span>
      <span class="hidden">{long}</span>
    </li>
  );
}

interface ButtonsProps {
  readonly game: string;
  readonly title: string;
  readonly isUnderWay: boolean;
}

function Buttons({ game, title, isUnderWay }: ButtonsProps): JSX.Element {
  return (
    <div class="box-buttons">
      <a
        class={isUnderWay ? 'button' : 'button gold'}
        href={addressOf({ page: 'play', game })}
        aria-label={tell('shelf.playNowHelp', { title })}
      >
        {tell('shelf.playNow')}
      </a>
      <div class="pair">
        <a
          class="button"
          href={addressOf({ page: 'learn', game })}
          aria-label={tell('shelf.learnHelp', { title })}
          title={tell('lesson.title')}
        >
          <Glyph name="lamp" />
        </a>
        <a
          class="button"
          href={addressOf({ page: 'setup', game })}
          aria-label={tell('shelf.setupHelp', { title })}
          title={tell('shelf.setup')}
        >
          <Glyph name="sliders" />
          <span class="setup-word">{tell('shelf.setup')}</span>
        </a>
        <a
          class="button"
          href={addressOf({ page: 'rules', game, paragraph: undefined })}
          aria-label={tell('shelf.rulesHelp', { title })}
          title={tell('shelf.rules')}
        >
          <Glyph name="book" />
        </a>
      </div>
    </div>
  );
}
