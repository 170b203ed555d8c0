import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { tell } from './speech.ts';
import { Waiting } from './Top.tsx';

interface LaterProps<Props extends object> {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Stands there until then, in place of a page that says so. */
  readonly waiting?: JSX.Element;
}

/** A page, or a part of one, that is loaded when it is wanted. */
export function Later<Props extends object>({ load, props, waiting }: LaterProps<Props>): JSX.Element {
  const loaded = useSignal<{ readonly Component: ComponentType<Props> } | undefined>(undefined);
  const problem = useSignal(false);
  useEffect(() => {
    load().then(
      (Component) => {
        loaded.value = { Component };
      },
      () => {
        problem.value = true;
      },
    );
  }, [load, loaded, problem]);
  if (!loaded.value) return waiting ?? <Waiting problem={problem.value ? tell('site.failed') : ''} />;
  const { Component } = loaded.value;
  return <Component {...props} />;
}
