// Leads through a first game: what is told, what may be done just now, and when the bots move.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '../../kernel/game.ts';
import type { Lesson, LessonStep } from '../../kernel/lesson.ts';
import type { Decided, Question, QuestionOf } from '../../table/questions.ts';
import type { Bots } from '../bots/bots.ts';
import type { Connection, News } from '../connection.ts';

export interface Director {
  /** Told by this message; undefined while somebody is making moves, and when it is over. */
  readonly said: ReadonlySignal<string | undefined>;
  /** It has been told, and nothing is awaited: a tap leads on. */
  readonly canGoOn: ReadonlySignal<boolean>;
  /** Counted from one. */
  readonly number: ReadonlySignal<number>;
  readonly isOver: ReadonlySignal<boolean>;
  readonly allowed: ReadonlySignal<readonly string[] | undefined>;
  readonly pointed: ReadonlySignal<readonly string[]>;
  goOn(): void;
  /** From here on it is a game like any other. */
  leave(): void;
  /** Bots that wait for their cue. */
  cued(real: Bots): Bots;
  /** Returns what ends it. */
  follow(connection: Connection): () => void;
}

const learner: Seat = 0;

interface Waiting {
  readonly question: QuestionOf<'decide'>;
  readonly real: Bots;
  resolve(decided: Decided | Promise<Decided>): void;
}

export function direct({ steps }: Lesson): Director {
  const index = signal(0);
  /** So many of the step's moves have been made. */
  const made = signal(0);
  const waiting: Waiting[] = [];
  const step = computed<LessonStep | undefined>(() => steps[index.value]);
  const isDone = computed(() => step.value?.kind === 'see' || made.value >= movesOf(step.value));

  const cue = (): void => {
    const now = step.peek();
    for (const one of waiting.splice(0)) {
      if (now === undefined) one.resolve(one.real.ask(one.question));
      else if (now.kind === 'watch' && now.seat === one.question.view.viewer && !isDone.peek())
        one.resolve({ plan: now.keys.slice(made.peek()), share: 0 });
      else waiting.push(one);
    }
  };
  const goTo = (next: number): void => {
    batch(() => {
      index.value = next;
      made.value = 0;
    });
    cue();
  };
  const listen = ({ kind, seat }: News): void => {
    const now = step.peek();
    if (now === undefined) return;
    if (kind === 'move' && seat === actorOf(now)) made.value++;
    else if (kind === 'takeBack') back();
  };
  /** Whoever takes a move back stands before it again, though the next step may have begun. */
  const back = (): void => {
    const last = steps.findLastIndex((one, i) => one.kind === 'try' && i <= index.peek());
    const isHere = last === index.peek() && made.peek() > 0;
    const tried = isHere ? last : steps.findLastIndex((one, i) => one.kind === 'try' && i < index.peek());
    if (tried < 0) return;
    batch(() => {
      made.value = (isHere ? made.peek() : movesOf(steps[tried])) - 1;
      index.value = tried;
    });
  };
  return {
    said: computed(() => {
      const now = step.value;
      if (now === undefined || (now.kind === 'watch' && !isDone.value)) return undefined;
      return now.kind === 'try' && isDone.value ? `lesson.${now.id}.done` : `lesson.${now.id}`;
    }),
    canGoOn: computed(() => step.value !== undefined && isDone.value),
    number: computed(() => index.value + 1),
    isOver: computed(() => step.value === undefined),
    allowed: computed(() => {
      const now = step.value;
      if (now === undefined) return undefined;
      return now.kind === 'try' && !isDone.value ? [now.keys[made.value]!] : [];
    }),
    pointed: computed(() => (step.value?.kind === 'try' && isDone.value ? [] : (step.value?.at ?? []))),
    goOn() {
      if (step.peek() !== undefined && isDone.peek()) goTo(index.peek() + 1);
    },
    leave: () => goTo(steps.length),
    cued: (real) => ({
      ask(question, progress) {
        const asked = question as Question;
        if (asked.kind !== 'decide' || step.peek() === undefined) return real.ask(question, progress);
        const answer = new Promise<Decided>((resolve) => {
          waiting.push({ question: asked, real, resolve });
        });
        cue();
        return answer as ReturnType<typeof real.ask<typeof question.kind>>;
      },
      close: real.close,
    }),
    follow: (connection) => connection.subscribe(listen),
  };
}

function movesOf(step: LessonStep | undefined): number {
  return step === undefined || step.kind === 'see' ? 0 : step.keys.length;
}

function actorOf(step: LessonStep): Seat | undefined {
  switch (step.kind) {
    case 'see':
      return undefined;
    case 'try':
      return learner;
    case 'watch':
      return step.seat;
  }
}
