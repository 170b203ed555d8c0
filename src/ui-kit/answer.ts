// A tap is answered by the very next picture: by a mark on what was tapped. What it comes to is worked out after that
// picture, and what hangs on it after one more, so that the next tap never has to wait for all of it.

type Work = () => void;

let next: Work[] = [];
let later: Work[] = [];
/** What is being done after the last picture. */
let due: Work[] = [];
let isGoing = false;

/** After the next picture. */
export function afterPicture(work: Work): void {
  next.push(work);
  goOn();
}

/** After a later one, when nothing else is waiting for a picture. */
export function whenFree(work: Work): void {
  later.push(work);
  goOn();
}

function goOn(): void {
  if (isGoing) return;
  isGoing = true;
  // Seen by those who watch the page from outside: not everything is drawn yet.
  document.documentElement.dataset.busy = 'yes';
  waitForPicture();
}

function waitForPicture(): void {
  // A page that nobody sees is given no pictures.
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** One piece at a time: a tap may come in between. */
function work(): void {
  if (due.length === 0) {
    due = next.length > 0 ? next : later;
    if (due === next) next = [];
    else later = [];
  }
  try {
    due.shift()?.();
  } finally {
    if (due.length > 0) setTimeout(work);
    else if (next.length + later.length > 0) waitForPicture();
    else {
      isGoing = false;
      delete document.documentElement.dataset.busy;
    }
  }
}

/** Work that takes long does it in pieces, and lets taps in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Marks what is tapped until its effect is there. Returns what stops it. */
export function answerTaps(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener(
    'click',
    ({ target }) => {
      const tapped = thingAt(target);
      tapped?.setAttribute('data-pressed', 'yes');
      if (tapped) whenFree(() => tapped.removeAttribute('data-pressed'));
    },
    { signal },
  );
  // A tap does not take the keyboard along: what is tapped is often gone the next moment, and with it the focus.
  root.addEventListener(
    'mousedown',
    (event) => {
      if (!thingAt(event.target)) return;
      event.preventDefault();
      (document.activeElement as HTMLElement | SVGElement | null)?.blur();
    },
    { signal },
  );
  return () => stop.abort();
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-spot], .actions button') : null;
}
