import type { JSX } from 'preact';
import { type ShelfEntry, shelf } from '../../games/ui.ts';
import { Cover } from '../covers/index.tsx';
import { isOpen } from '../games.ts';
import { Glyph, type GlyphName } from '../glyphs.tsx';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { addressOf } from '../router.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { Top } from '../Top.tsx';
import { UnderWay } from './UnderWay.tsx';

export function Shelf(): JSX.Element {
  return (
    <>
      <Top />
      <main class="shelf" id="content">
        <div class="shelf-lead">
          <h1>{tell('shelf.title')}</h1>
          <p>{tell('site.lead')}</p>
        </div>
        <UnderWay />
        <ul class="boxes">
          {shelf.map((entry) => (
            <Box key={entry.id} entry={entry} />
          ))}
        </ul>
        <footer class="foot">
          <OfflineNote />
        </footer>
      </main>
    </>
  );
}

function Box({ entry }: { readonly entry: ShelfEntry }): JSX.Element {
  const title = entry.title[language.value];
  const isReady = isOpen(entry.id);
  return (
    <li class={isReady ? 'box open' : 'box soon'} data-game={entry.id}>
      <div class="lid">
        <Cover game={entry.id} />
        <h2 class="lid-text">{title}</h2>
        {!isReady && <span class="ribbon">{tell('shelf.soon')}</span>}
      </div>
      <div class="box-words">
        <Facts entry={entry} />
        <p>{entry.tagline[language.value]}</p>
        {isReady && <Buttons game={entry.id} title={title} />}
      </div>
    </li>
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

function Buttons({ game, title }: { readonly game: string; readonly title: string }): JSX.Element {
  return (
    <div class="box-buttons">
      <a
        class="button gold"
        href={addressOf({ page: 'play', game })}
        aria-label={tell('shelf.playNowHelp', { title })}
      >
        {tell('shelf.playNow')}
      </a>
      <div class="pair">
        <a
          class="button"
          href={addressOf({ page: 'setup', game })}
          aria-label={tell('shelf.setupHelp', { title })}
        >
          {tell('shelf.setup')}
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
