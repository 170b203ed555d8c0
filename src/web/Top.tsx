import { effect, signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import type { ShelfEntry } from '../games/ui.ts';
import { shelfEntry } from './games.ts';
import { Chest, Glyph, type GlyphName } from './glyphs.tsx';
import { addressOf, type Route, route } from './router.ts';
import { language } from './settings.ts';
import { tell } from './speech.ts';

/** The other language, named in that language. */
export function LanguageSwitch(): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet language"
      lang={language.value === 'ru' ? 'en' : 'ru'}
      onClick={() => {
        language.value = language.value === 'ru' ? 'en' : 'ru';
      }}
    >
      {tell('nav.languageShort')}
      <span class="hidden">{tell('nav.language')}</span>
    </button>
  );
}

export function RoundLink({
  to,
  glyph,
  label,
}: {
  readonly to: Route;
  readonly glyph: GlyphName;
  readonly label: string;
}): JSX.Element {
  return (
    <a class="button quiet round" href={addressOf(to)} aria-label={label} title={label}>
      <Glyph name={glyph} />
    </a>
  );
}

export function Top(): JSX.Element {
  return (
    <header class="top">
      <a class="brand" href={addressOf({ page: 'shelf' })}>
        <Chest />
        {tell('site.name')}
      </a>
      <LanguageSwitch />
      <RoundLink to={{ page: 'together' }} glyph="people" label={tell('online.title')} />
      <RoundLink to={{ page: 'settings' }} glyph="gear" label={tell('nav.settings')} />
      <RoundLink to={{ page: 'about' }} glyph="info" label={tell('nav.about')} />
    </header>
  );
}

/** A page that is read, with the way back to the shelf. */
export function Page({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <Top />
      <main class="page" id="content">
        <div class="page-head">
          <RoundLink to={{ page: 'shelf' }} glyph="back" label={tell('site.home')} />
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </>
  );
}

/** The game whose page is being opened, where that is known: a table's own address does not tell. */
const opening = signal<ShelfEntry | undefined>(undefined);
effect(() => {
  const here = route.value;
  if ('game' in here) opening.value = shelfEntry(here.game);
  else if (here.page !== 'table') opening.value = undefined;
});

/** While something is loading, or when it could not be: then there is a way back. */
export function Waiting({ problem }: { readonly problem?: string }): JSX.Element {
  const game = opening.value;
  return (
    <main class={problem ? 'waiting' : 'waiting is-busy'} id="content">
      <Chest />
      {game && <h1>{game.title[language.value]}</h1>}
      {game && <p class="waiting-tagline">{game.tagline[language.value]}</p>}
      <p role="status">{problem || tell('site.loading')}</p>
      {problem && (
        <a class="button" href={addressOf({ page: 'shelf' })}>
          {tell('site.home')}
        </a>
      )}
    </main>
  );
}
