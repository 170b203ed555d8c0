import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { playNow, shelfEntry } from './games.ts';
import { goInstead } from './router.ts';
import { tell } from './speech.ts';
import { Waiting } from './Top.tsx';

/** Begins a game against a bot and leads on to its table. */
export function PlayPage({ game }: { readonly game: string }): JSX.Element {
  const problem = useSignal(false);
  useEffect(() => {
    // Sent for at once: they are on their way while the match is dealt.
    void Promise.all([
      import('./begin.ts'),
      import('./table/TablePage.tsx'),
      shelfEntry(game)?.loadBoard?.(),
    ]).catch(() => {});
    playNow(game).then(
      (match) => goInstead({ page: 'table', match }),
      () => {
        problem.value = true;
      },
    );
  }, [game, problem]);
  return <Waiting problem={problem.value ? tell('site.failed') : ''} />;
}
