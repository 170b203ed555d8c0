import { registry } from './src/games/index.ts';
import { rngFromSeed } from './src/kernel/random.ts';
import { checkOptions } from './src/kernel/options.ts';
import { ignore } from './src/kernel/game.ts';
const module = await registry.find((e) => e.id === 'emperors-gold')!.load();
const { game, hints } = module;
const checked = checkOptions(game, 2, { firstSeat: 0 });
if (!checked.ok) throw 1;
function* turns(state: any, seat: number, path: string[]): Generator<[any, string[]]> {
  if (path.length > 6) return;
  for (const move of game.legalMoves(state, seat)) {
    const next = game.clone(state); game.apply(next, seat, move, ignore);
    const p = [...path, game.moveKey(move)];
    if (move.type === 'endTurn') yield [next, p];
    else yield* turns(next, seat, p);
  }
}
function bot(state: any): [any, string[]] {
  const keys: string[] = []; const rng = rngFromSeed('b');
  const s = game.clone(state);
  while (game.awaitedSeats(s)[0] === 1) { const m = hints.policy(game.determinize(game.view(s,1), rng), 1, rng); keys.push(game.moveKey(m)); game.apply(s, 1, m, ignore); }
  return [s, keys];
}
for (let i = 1; i < 60; i++) {
  const start = game.setup(2, checked.options, rngFromSeed(`lesson${i}`));
  let found = 0;
  for (const [a, p1] of turns(start, 0, [])) {
    if (p1.length !== 4 || found) continue; // emperor, 2 cards, end
    const [b, kb] = bot(a);
    if (kb.some(k=>k.startsWith('claim'))) continue;
    for (const [c, p2] of turns(b, 0, [])) {
      if (p2.some((k) => k.startsWith('claim')) && p2.length <= 5) { console.log(i, p1.join(' '), '|', kb.join(' '), '|', p2.join(' ')); found = 1; break; }
    }
  }
}
