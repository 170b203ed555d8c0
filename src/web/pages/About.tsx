import type { JSX } from 'preact';
import { OfflineNote } from '../offline/OfflineNote.tsx';
import { offlineState } from '../offline/offline.ts';
import { tell } from '../speech.ts';
import { Page } from '../Top.tsx';

export function AboutPage(): JSX.Element {
  return (
    <Page title={tell('about.title')}>
      <div class="sheet prose">
        <p>{tell('about.what')}</p>
        <p>{tell('about.fair')}</p>
        {offlineState.value !== 'unknown' && <h2>{tell('about.offline')}</h2>}
        <OfflineNote />
        <h2>{tell('about.credits')}</h2>
        <p>
          {tell('about.icons')} <a href="https://game-icons.net">game-icons.net</a>{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
        </p>
        <p>{tell('about.fonts')}</p>
        <p>{tell('about.drawings')}</p>
      </div>
    </Page>
  );
}
