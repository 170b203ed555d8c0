import type { JSX } from 'preact';
import { Dialog } from '../Dialog.tsx';
import { tell } from '../speech.ts';

/** By name of the message: what stands on the keys. A name with a dot is a message itself. */
const keys: readonly (readonly [string, string])[] = [
  ['arrows', 'key.arrows'],
  ['enter', 'key.enter'],
  ['escape', 'key.escape'],
  ['e', 'E'],
  ['u', 'U'],
  ['h', 'H'],
  ['m', 'M'],
  ['l', 'L'],
  ['b', 'B'],
  ['space', 'key.space'],
  ['question', '?'],
];

export function Keys({ close }: { readonly close: () => void }): JSX.Element {
  return (
    <Dialog title={tell('keys.title')} close={close}>
      <dl class="keys">
        {keys.map(([name, key]) => (
          <div key={name}>
            <dt>
              <kbd>{key.includes('.') ? tell(key) : key}</kbd>
            </dt>
            <dd>{tell(`keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
