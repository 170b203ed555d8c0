import type { ComponentChildren, JSX } from 'preact';
import { tell } from '../speech.ts';
import type { Tab } from '../tabs.ts';

/** A table that another tab runs: it can be looked at, and taken over. */
export function Followed({
  tab,
  children,
}: {
  readonly tab: Tab;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <>
      <div inert>{children}</div>
      <div class="followed" role="alertdialog" aria-labelledby="followed-title">
        <p id="followed-title">{tell('table.otherTab')}</p>
        <button type="button" class="button gold" onClick={tab.takeOver}>
          {tell('table.playHere')}
        </button>
      </div>
    </>
  );
}
