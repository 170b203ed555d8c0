// Whoever works the table by the keyboard stays where they were: what they stood on may be gone after their move.

/** Returns what stops it. Where a focused thing disappears, the part of the table around it takes the focus. */
export function keepFocus(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let last: Element | undefined;
  let home: HTMLElement | null = null;
  root.addEventListener(
    'focusin',
    ({ target }) => {
      last = target as Element;
      home = last.closest<HTMLElement>('[data-home], .part');
    },
    { signal },
  );
  root.addEventListener(
    'focusout',
    () => {
      // Gone elsewhere of its own accord, unless the element is just being taken away.
      if (last?.isConnected) queueMicrotask(() => last?.isConnected && letGo());
    },
    { signal },
  );
  const letGo = (): void => {
    if (!root.contains(document.activeElement)) last = undefined;
  };
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    // Not in the order of Tab itself: it only holds the place.
    home?.setAttribute('tabindex', '-1');
    home?.focus({ preventScroll: true });
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
