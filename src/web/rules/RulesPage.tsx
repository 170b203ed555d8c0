import type { JSX } from 'preact';
import { shelfEntry } from '../games.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { Page } from '../Top.tsx';
import { RulesText } from './RulesText.tsx';

export function RulesPage({
  game,
  paragraph,
}: {
  readonly game: string;
  readonly paragraph: string | undefined;
}): JSX.Element {
  const title = shelfEntry(game)?.title[language.value] ?? game;
  return (
    <Page title={tell('rules.title', { title })}>
      <RulesText game={game} paragraph={paragraph} />
    </Page>
  );
}
