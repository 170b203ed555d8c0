import { cardOf, cardsOfDeck, deckNames, gems, handSize, idleRoundLimit, openGems } from '../components.ts';
import { maxSize } from '../grid.ts';
import type { State } from '../types.ts';

/** What no move may break: nothing lost, nothing double, nothing out of its place. */
export function check(state: State): void {
  checkGems(state);
  checkTasks(state);
  checkField(state);
  checkStep(state);
}

function hold(isTrue: boolean, law: string): void {
  if (!isTrue) throw new Error(`broken: ${law}`);
}

function areSame(left: readonly string[], right: readonly string[]): boolean {
  return left.toSorted().join() === right.toSorted().join();
}

function checkGems({ field, open, stack, held }: State): void {
  const lying = [...field.join('').replaceAll('.', '')];
  const beside = [...open, held].filter((colour) => colour !== null);
  hold(areSame([...lying, ...stack, ...beside], gems), 'the gems are those of the box (FG-C1)');
  hold(open.length === openGems, 'there are three places for open gems (FG-S2)');
}

function checkTasks(state: State): void {
  const { hands, fulfilled, discarded, gamePile, decks, claiming, soloDeck } = state;
  const isSolo = hands.length === 1;
  const box = isSolo ? cardsOfDeck[soloDeck] : [...cardsOfDeck.simple, ...cardsOfDeck.complex];
  const out = [
    ...hands.flat(),
    ...fulfilled.flat(),
    ...discarded,
    ...gamePile,
    ...(claiming ? [claiming] : []),
  ];
  hold(areSame([...out, ...decks.simple, ...decks.complex], box), 'the tasks are those of the box (FG-C2)');
  for (const deck of deckNames) {
    const isPure = decks[deck].every((id) => cardOf(id).deck === deck);
    hold(isPure, `the ${deck} deck holds ${deck} tasks`);
  }
  hold(isSolo || gamePile.length === 0, 'the game has a pile against a single player only (FG-V2)');
  const left = decks.simple.length + decks.complex.length;
  for (const [seat, hand] of hands.entries()) {
    hold(hand.length <= handSize, `seat ${seat} holds three tasks at most`);
    hold(
      hand.length === handSize || left === 0 || seat === state.turn,
      `seat ${seat} has drawn back (FG-K2)`,
    );
  }
}

function checkField({ field }: State): void {
  const width = field[0]!.length;
  hold(width + field.length <= maxSize, 'no field is larger');
  hold(
    field.every((row) => row.length === width),
    'all rows have one length',
  );
  const left = field.map((row) => row[0]).join('');
  const right = field.map((row) => row.at(-1)).join('');
  const isTrimmed = [field[0]!, field.at(-1)!, left, right].every((line) => /[RBGYV]/.test(line));
  hold(isTrimmed, 'no row or column at the rim is empty');
}

function checkStep({ step, held, claiming, pointed, change, end, idleTurns, hands }: State): void {
  hold((held !== null) === (step === 'placeGem'), 'a gem is held exactly until it is placed');
  hold((claiming !== null) === (step === 'pointAtGems'), 'a task is shown exactly while gems are pointed at');
  hold(pointed.length === 0 || step === 'pointAtGems', 'gems are pointed at for a task');
  hold((end !== null) === (step === 'gameOver'), 'the game is over exactly at its end');
  hold(step !== 'claimTasks' || change !== null, 'an action comes before claims');
  hold(idleTurns <= idleRoundLimit * hands.length, 'the game ends after 20 idle rounds (ALL-5)');
}
