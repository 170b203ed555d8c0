import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { AnyGame } from '../../kernel/game.ts';
import type { Tale } from '../../match/tale.ts';
import { Dialog } from '../Dialog.tsx';
import { shelfEntry } from '../games.ts';
import { language } from '../settings.ts';
import { tell } from '../speech.ts';
import { linkTo, type Shared, share } from './share.ts';

interface ShareProps {
  readonly game: AnyGame;
  readonly tale: Tale;
  readonly names: readonly string[];
  readonly close: () => void;
}

/** The whole game is in the link: whoever opens it sees it, and no server knows of it. */
export function ShareWindow({ game, tale, names, close }: ShareProps): JSX.Element {
  const url = useMemo(() => linkTo(game, tale), [game, tale]);
  const done = useSignal<Shared | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const title = shelfEntry(game.id)?.title[language.value] ?? game.id;
  return (
    <Dialog title={tell('share.title')} class="share-dialog" close={close}>
      <p>{tell('share.what', { title, names: names.join(', ') })}</p>
      <input
        ref={field}
        class="share-link"
        readonly
        value={url}
        aria-label={tell('share.link')}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button gold"
        onClick={() => {
          void share(title, url).then((outcome) => {
            done.value = outcome;
            if (outcome === 'shown') field.current?.select();
          });
        }}
      >
        {tell('share.send')}
      </button>
      <p role="status">{done.value ? tell(`share.${done.value}`) : ''}</p>
    </Dialog>
  );
}
