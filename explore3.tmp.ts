import { registry } from './src/games/index.ts';
import { rngFromSeed } from './src/kernel/random.ts';
import { checkOptions } from './src/kernel/options.ts';
import { ignore } from './src/kernel/game.ts';
const module = await registry.find((e) => e.id === 'big-build')!.load();
const { game, hints } = module;
const checked = checkOptions(game, 2, { firstSeat: 0 });
if (!checked.ok) throw 1;
const act = (s: any, seat: number, key: string) => { const m = game.legalMoves(s, seat).find((x) => game.moveKey(x) === key); if (!m) throw new Error(key); const n = game.clone(s); game.apply(n, seat, m, ignore); return n; };
function* turns(state: any, path: string[]): Generator<[any, string[]]> {
  if (path.length > 4) return;
  for (const move of game.legalMoves(state, 0)) {
    if (move.type === 'discard') continue;
    const next = game.clone(state); const evs: any[] = []; game.apply(next, 0, move, (e: any) => evs.push(e));
    const p = [...path, game.moveKey(move)];
    if (move.type === 'draw') yield [next, p];
    else yield* turns(next, p);
  }
}
function bot(state: any): [any, string[]] {
  const keys: string[] = []; const rng = rngFromSeed('b');
  const s = game.clone(state);
  while (game.awaitedSeats(s)[0] === 1) { const m = hints.policy(game.determinize(game.view(s,1), rng), 1, rng); keys.push(game.moveKey(m)); game.apply(s, 1, m, ignore); }
  return [s, keys];
}
const pts = (s: any) => game.scoreParts(game.view(s, 0))[0]!.reduce((a, p) => a + p.points, 0);
for (let i = 1; i < 400; i++) {
  let s = game.setup(2, checked.options, rngFromSeed(`lesson${i}`));
  s = act(s, 0, 'character:chestnut');
  for (const st of ['start:A4','start:C4']) {
    let a = act(s, 0, st); let k: string[]; [a, k] = bot(a);
    let found = 0;
    for (const [b, p1] of turns(a, [])) {
      const steps = p1.filter((x) => x.startsWith('go')).length;
      if (steps < 1 || steps > 2 || pts(b) > 0) continue;
      const [c, kb] = bot(b);
      if (kb.filter((x)=>x.startsWith('go')).length < 2) continue;
      const botScored = game.scoreParts(game.view(c, 1))[1]!.reduce((x, p) => x + p.points, 0) > 0;
      for (const [d, p2] of turns(c, [])) {
        if (pts(d) > 0 && p2.filter((x) => x.startsWith('go')).length === 2 && !found && botScored) { found = 1; console.log(i, st, k.join(' '), '|', p1.join(' '), '|', kb.join(' '), '|', p2.join(' '), pts(d)); }
      }
    }
  }
}
