// A tap is answered by the very next picture: by a mark on what was tapped. What it comes to is worked out after that
// picture, and what hangs on it after one more, so that the next tap never has to wait for all of it. While a finger
// lies on the glass nothing begins: when it leaves, the page is free to answer.

type Work = () => void;
type Timer = ReturnType<typeof setTimeout>;

let next: Work[] = [];
let later: Work[] = [];
/** What is being done after the last picture. */
let due: Work[] = [];
let isGoing = false;

/** So many milliseconds a finger rests for a tap; who keeps it there longer does not stop the game. */
const longestTap = 250;
/** How often it is asked whether it is still there. */
const moment = 16;

/** While a finger lies on the glass that may be about to tap. */
let finger: Timer | undefined;

export function isTouched(): boolean {
  return finger !== undefined;
}

function touch(): void {
  clearTimeout(finger);
  finger = setTimeout(leave, longestTap);
}

function leave(): void {
  clearTimeout(finger);
  finger = undefined;
}

/** A timer for what can wait for a finger to leave. `keep` is told each new one. */
export function untouched(work: Work, delay: number, keep: (timer: Timer) => void = () => {}): void {
  keep(setTimeout(() => (isTouched() ? untouched(work, moment, keep) : work()), delay));
}

/** After the next picture. */
export function afterPicture(work: Work): void {
  // Somebody wants something already: a drag, say.
  leave();
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
  if (document.hidden) setTimeout(work, 0);
  else requestAnimationFrame(() => setTimeout(work, 0));
}

/** One piece at a time: a tap may come in between. */
function work(): void {
  if (isTouched()) {
    setTimeout(work, moment);
    return;
  }
  if (due.length === 0) {
    due = next.length > 0 ? next : later;
    if (due === next) next = [];
    else later = [];
  }
  try {
    due.shift()?.();
  } finally {
    if (due.length > 0) setTimeout(work, 0);
    else if (next.length + later.length > 0) waitForPicture();
    else {
      isGoing = false;
      delete document.documentElement.dataset.busy;
    }
  }
}

/** Work that takes long does it in pieces, and lets taps in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => untouched(resolve, 0));
}

/** Marks what is touched until its effect is there. Returns what stops it. */
export function answerTaps(root: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  root.addEventListener(
    'pointerdown',
    ({ target }) => {
      touch();
      press(target);
    },
    { signal },
  );
  // The keyboard has no finger.
  root.addEventListener(
    'click',
    ({ target }) => {
      press(target);
      whenFree(release);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { signal });
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

/** The mark comes with the finger, so that its leaving changes nothing and has nothing to draw. */
function press(target: EventTarget | null): void {
  const thing = thingAt(target);
  if (!thing || thing.hasAttribute('data-pressed')) return;
  thing.setAttribute('data-pressed', 'yes');
  pressed.push(thing);
}

const pressed: Element[] = [];

function release(): void {
  for (const thing of pressed.splice(0)) thing.removeAttribute('data-pressed');
}

/** When the answer is on the screen. */
function letGo(): void {
  whenFree(release);
  requestAnimationFrame(() => setTimeout(leave, 0));
}

function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-spot], .actions button') : null;
}
