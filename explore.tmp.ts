import { registry } from './src/games/index.ts';
import { rngFromSeed } from './src/kernel/random.ts';
import { checkOptions } from './src/kernel/options.ts';
import { play } from './src/kernel/play.ts';
const [id, seats, seed, opts, ...moves] = process.argv.slice(2);
const module = await registry.find((e) => e.id === id)!.load();
const { game } = module;
const checked = checkOptions(game, Number(seats), JSON.parse(opts!));
if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
let state = game.setup(Number(seats), checked.options, rngFromSeed(seed!));
for (const m of moves) {
  const [seat, key] = m.split(' ');
  const r = play(game, state, Number(seat), key!, [0]);
  if (!r.ok) { console.log('REFUSED', m, JSON.stringify(r.refusal)); break; }
  state = r.state;
  for (const f of r.frames.get(0)!.frames) console.log('  ', JSON.stringify(f.event));
}
console.log(game.toText(game.view(state, 0)));
console.log(game.scoreParts(game.view(state,0)).map(p=>p.map(x=>x.key+x.points).join(' ')).join(' | '));
for (const s of game.activeSeats(state)) console.log(s, game.legalMoves(state, s).map((m) => game.moveKey(m)).join(' '));
