import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../Dialog.tsx';
import { go } from '../router.ts';
import { tell } from '../speech.ts';
import type { Looked } from './opened.ts';

const loadFiles = () => import('./opened.ts');

/** A match file, by a button or dropped anywhere on the page. */
export function OpenFile(): JSX.Element {
  const input = useRef<HTMLInputElement>(null);
  const looked = useSignal<Looked | undefined>(undefined);
  const isOver = useSignal(false);
  const take = async (file: File | undefined): Promise<void> => {
    if (file) looked.value = await (await loadFiles()).look(file, tell);
  };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const listen = (name: 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void =>
      document.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          event.preventDefault();
          act(event);
        },
        { signal },
      );
    listen('dragover', () => {
      isOver.value = true;
    });
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) isOver.value = false;
    });
    listen('drop', (event) => {
      isOver.value = false;
      void take(event.dataTransfer?.files[0]);
    });
    return () => stop.abort();
  }, []);
  return (
    <div class="open-file" data-over={isOver.value ? 'yes' : undefined}>
      <button type="button" class="button quiet" onClick={() => input.current?.click()}>
        {tell('file.open')}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          void take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {isOver.value && <p class="open-file-drop">{tell('file.drop')}</p>}
      {looked.value && (
        <Found
          looked={looked.value}
          close={() => {
            looked.value = undefined;
          }}
        />
      )}
    </div>
  );
}

function Found({ looked, close }: { readonly looked: Looked; readonly close: () => void }): JSX.Element {
  const { kept, finding, words } = looked;
  const open = async (): Promise<void> => {
    if (!kept) return;
    const { keepLooked } = await loadFiles();
    const { id, isOver } = await keepLooked(kept);
    go(isOver ? { page: 'replay', match: id } : { page: 'table', match: id });
  };
  const isWrong = finding.code === 'wrong' || !kept;
  return (
    <Dialog title={tell(isWrong ? 'file.bad' : 'file.good')} class="file-dialog" close={close}>
      <p role={isWrong ? 'alert' : 'status'}>{words}</p>
      <div class="dialog-buttons">
        {kept && (
          <button type="button" class="button gold" onClick={() => void open()}>
            {tell(isWrong ? 'file.openPart' : 'file.openIt')}
          </button>
        )}
        <button type="button" class="button" onClick={close}>
          {tell('site.close')}
        </button>
      </div>
    </Dialog>
  );
}
