import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tell } from '../speech.ts';
import type { Controller } from './controller.ts';
import { stateOf } from './state.ts';

/** The name of the tab says whether somebody is waited for here. */
export function useTitle(controller: Controller): void {
  useEffect(
    () =>
      effect(() => {
        const parts = [newsOf(controller), controller.tell('title'), tell('site.name')];
        document.title = parts.filter((part) => part !== undefined).join(' · ');
      }),
    [controller],
  );
}

function newsOf(controller: Controller): string | undefined {
  switch (stateOf(controller)) {
    case 'yours':
    case 'curtain':
      return tell('shelf.yourTurn');
    case 'over':
      return tell('table.over');
    default:
      return undefined;
  }
}
