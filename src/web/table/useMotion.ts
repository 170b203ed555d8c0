import { useEffect } from 'preact/hooks';
import { look, move, type Scene, settle } from '../../ui-kit/motion.ts';
import type { Controller } from './controller.ts';
import type { Change } from './showing.ts';

interface Ref<Thing> {
  readonly current: Thing | null;
}

/** Looks before the page changes, and lets things travel when it has: before the next picture, after all drawing. */
export function useMotion(controller: Controller, root: Ref<HTMLElement>, overlay: Ref<HTMLElement>): void {
  useEffect(() => {
    let pending: (Change & { readonly before: Scene }) | undefined;
    const go = (): void => {
      const change = pending;
      pending = undefined;
      if (!change || !root.current || !overlay.current) return;
      move(root.current, overlay.current, change.before, change.motion, change.duration);
    };
    return controller.onChange((change) => {
      if (!root.current || !overlay.current) return;
      if (change.duration <= 0) {
        pending = undefined;
        settle(root.current, overlay.current);
        return;
      }
      if (!pending) requestAnimationFrame(go);
      pending = { ...change, before: pending?.before ?? look(root.current, change.motion) };
    });
  }, [controller, root, overlay]);
}
