import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Said } from '../../protocol/server.ts';
import { phrases } from '../../protocol/words.ts';
import { tell } from '../speech.ts';
import type { Remote } from './remote.ts';

/** So long a bubble stands. */
const bubbleTime = 6000;

function wordsOf({ phrase, text }: Said): string {
  return phrase === undefined ? (text ?? '') : tell(`phrase.${phrase}`);
}

/** Ready phrases with one tap, each read in the reader's own language; free words where the table allows them. */
export function Talk({ remote }: { readonly remote: Remote }): JSX.Element {
  const isOpen = useSignal(false);
  const text = useSignal('');
  const shown = useSignal<Said | undefined>(undefined);
  const latest = remote.said.value.at(-1);
  useEffect(() => {
    // What was said before one came is no news.
    if (!latest || Date.now() - latest.at > bubbleTime) return;
    shown.value = latest;
    const timer = setTimeout(() => {
      shown.value = undefined;
    }, bubbleTime);
    return () => clearTimeout(timer);
  }, [latest, shown]);
  const isFree = remote.room.value?.talk === 'free';
  return (
    <div class="talk">
      <button
        type="button"
        class="button quiet round"
        aria-label={tell('talk.title')}
        title={tell('talk.title')}
        aria-expanded={isOpen.value}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11H10l-5 4v-4H4z" />
        </svg>
      </button>
      <p class={shown.value ? 'talk-bubble' : 'hidden'} role="status">
        {shown.value && (
          <>
            <strong>{shown.value.name}</strong> {wordsOf(shown.value)}
          </>
        )}
      </p>
      {isOpen.value && (
        <div class="talk-phrases">
          {phrases.map((phrase) => (
            <button
              key={phrase}
              type="button"
              class="button"
              onClick={() => {
                remote.say(phrase);
                isOpen.value = false;
              }}
            >
              {tell(`phrase.${phrase}`)}
            </button>
          ))}
          {isFree && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (text.value.trim() !== '') remote.sayFreely(text.value.trim());
                text.value = '';
                isOpen.value = false;
              }}
            >
              <input
                class="field"
                maxLength={300}
                value={text.value}
                aria-label={tell('talk.own')}
                placeholder={tell('talk.own')}
                onInput={(event) => {
                  text.value = event.currentTarget.value;
                }}
              />
            </form>
          )}
        </div>
      )}
    </div>
  );
}
