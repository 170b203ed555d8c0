import { type Card, deck, figureLimit, isPlain, numberOfAction, plainDice, treasure } from '../components.ts';
import type { State } from '../types.ts';

const box = String(deck.toSorted((a, b) => a - b));

/** What no move may break: nothing lost, nothing double. */
export function check(state: State): void {
  checkCards(state);
  checkMoney(state);
  checkFigures(state);
  checkDice(state);
  const asksSomebody = state.asked !== null && state.asked !== state.turn;
  const isQuestion = state.step === 'answer';
  demand(asksSomebody === isQuestion, 'somebody is asked exactly in the step of GR-X2');
  const isOwed = state.owing !== null;
  const hasChoice = state.choice !== null;
  demand(isOwed === hasChoice, 'a choice is owed by somebody (GR-X1)');
}

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(`broken: ${what}`);
}

function checkCards(state: State): void {
  const held: Card[] = state.held.flat().map((action) => numberOfAction(action) + 10);
  const lying = [state.common, ...state.mines].flat().map((spot) => spot.card);
  const top = state.top === null ? [] : [state.top];
  const all = [...top, ...state.bag, ...state.unseen, ...state.seen, ...held, ...lying];
  demand(String(all.toSorted((a, b) => a - b)) === box, 'the cards of the box (GR-C1)');
  demand(state.top !== null || state.bag.length === 0, 'a deck has a top card (GR-S1)');
  demand(state.common.length <= 3, 'the common mine (GR-T2)');
}

function checkMoney(state: State): void {
  const dollars = state.money.reduce((sum, own) => sum + own, state.bank);
  demand(dollars === treasure, 'bank and players have 200 together (GR-C3)');
  for (const amount of [state.bank, ...state.money]) demand(amount >= 0, 'nobody is in debt (GR-I4)');
  demand(state.lowestBank <= state.bank, 'the low of the bank (ALL-5)');
  if (state.step !== 'gameOver') demand(state.bank > 0, 'an empty bank ends the game (GR-E1)');
}

function checkFigures(state: State): void {
  for (const [seat, mine] of state.mines.entries()) {
    const set = mine.filter((spot) => spot.guarded).length;
    demand(set <= state.guards[seat]!, `guards of seat ${seat} (GR-T8)`);
    for (const owned of [state.prospectors[seat]!, state.guards[seat]!]) {
      demand(owned >= 0 && owned <= figureLimit, `figures of seat ${seat} (GR-C4)`);
    }
    demand(state.mules[seat]! <= plainDice, `mules of seat ${seat} (GR-A7)`);
  }
  for (const spot of [state.common, ...state.mines].flat()) {
    demand(spot.die === null || !spot.guarded, 'a guarded card takes no die (GR-T5)');
  }
  demand(
    state.common.every((spot) => !spot.guarded),
    'guards stand in mines of players (GR-T8)',
  );
}

function checkDice(state: State): void {
  const placed = [state.common, ...state.mines].flat().flatMap((spot) => spot.die ?? []);
  const lying = [...placed, ...state.rolled];
  const plain = lying.filter(isPlain).length;
  const { waitingPlain, asidePlain, lame, waitingDynamite, asideDynamite } = state;
  demand(plain + waitingPlain + asidePlain + lame === plainDice, 'plain dice (GR-C2)');
  const dynamite = lying.length - plain + waitingDynamite + asideDynamite;
  demand(dynamite === state.prospectors[state.turn], 'one dynamite die a prospector (GR-T3)');
  if (state.step === 'gameOver') return; // GR-E1: it may end while dice lie
  const isPlacing = state.step === 'place';
  const hasRolled = state.rolled.length > 0;
  demand(isPlacing === hasRolled, 'rolled dice wait to be placed (GR-T3)');
}
