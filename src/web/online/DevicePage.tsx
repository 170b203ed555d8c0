import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { goInstead } from '../router.ts';
import { tell } from '../speech.ts';
import { Page } from '../Top.tsx';
import { problemWords } from './api.ts';
import { redeem } from './me.ts';

/** By a tap, not by opening: whoever shows a preview of a link must not use it up. */
export function DevicePage({ link }: { readonly link: string }): JSX.Element {
  const problem = useSignal('');
  return (
    <Page title={tell('online.otherDevice')}>
      <p>{tell('online.redeemHow')}</p>
      <button
        type="button"
        class="button gold"
        onClick={() => {
          void redeem(link).then((answer) => {
            if (answer.ok) goInstead({ page: 'together' });
            else problem.value = problemWords(answer.code);
          });
        }}
      >
        {tell('online.redeem')}
      </button>
      {problem.value && <p role="alert">{problem.value}</p>}
    </Page>
  );
}
