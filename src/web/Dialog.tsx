import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Glyph } from './glyphs.tsx';
import { tell } from './speech.ts';

interface DialogProps {
  readonly title: string;
  readonly class?: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/** A window over the page: the browser keeps the focus in it and closes it by Esc. */
export function Dialog({ title, class: css, close, children }: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does what a click beside the window does.
    <dialog
      ref={element}
      class={css ? `dialog ${css}` : 'dialog'}
      aria-labelledby="dialog-title"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-body">
        <header class="dialog-head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="button quiet round" aria-label={tell('site.close')} onClick={close}>
            <Glyph name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
