import type { JSX } from 'preact';
import { Glyph } from '../glyphs.tsx';
import { tell } from '../speech.ts';
import { offlineState } from './offline.ts';

/** Says honestly what this address can do without the network. */
export function OfflineNote(): JSX.Element | null {
  switch (offlineState.value) {
    case 'unknown':
      return null;
    case 'ready':
      return (
        <p>
          <Glyph name="check" /> {tell('offline.ready')}
        </p>
      );
    case 'plain':
      return <p>{tell('offline.plain')}</p>;
  }
}
