import type { Params, Seat } from '../../../kernel/game.ts';
import { cellById } from '../board.ts';
import { tokenIndex, tokens } from '../components.ts';
import { type Move, symbols, type View } from '../types.ts';

type Truth = (view: View, seat: Seat, move: Move) => readonly Params[];
type Go = Extract<Move, { type: 'go' }>;

const cell: Truth = (_, __, move) => [{ cell: (move as Go).to }];

/** By refusal: what its gaps may say, read off the table apart from `whyNot`. What only repeats the move is left out. */
export const truths: Readonly<Record<string, Truth>> = {
  'BB-S3.characterTaken': ({ characters }, _, move) =>
    [...characters.entries()].flatMap(([seat, other]) =>
      move.type === 'character' && other === move.character ? [{ seat }] : [],
    ),
  'BB-S3.startTaken': (view, _, move) => standing(view, (move as Extract<Move, { type: 'start' }>).cell),
  'BB-T2.notNeighbour': cell,
  'BB-T4.notNeighbour': cell,
  'BB-T5.notNeighbour': cell,
  'BB-T2.oneCard': cell,
  'BB-T4.oneCard': cell,
  'BB-T6.occupied': (view, _, move) =>
    standing(view, (move as Go).to).map(({ seat }) => ({ cell: (move as Go).to, seat })),
  'BB-T6.tokenBetween': (view, _, move) =>
    cellById
      .get((move as Go).to)!
      .neighbours.filter(({ square }) => square >= 0 && view.tokens[square] !== null)
      .map(({ id }) => ({ cell: (move as Go).to, between: id })),
  'BB-T2.wrongSymbol': (_, __, move) => {
    const { to, cards } = move as Go;
    return [{ cell: to, symbol: cellById.get(to)!.symbol!, card: cards[0]! }];
  },
  'BB-T5.tooFew': (view, _, move) => [{ ...asked(view, move as Go), shown: shown(view, move as Go) }],
  'BB-T5.spare': (view, _, move) => {
    const { to, cards } = move as Go;
    const { number } = asked(view, move as Go);
    return [...cards.keys()]
      .filter((index) => shown(view, { type: 'go', to, cards: cards.toSpliced(index, 1) }) >= number)
      .map((index) => ({ ...asked(view, move as Go), card: cards[index]! }));
  },
};

function standing({ cells }: View, wanted: string): { readonly seat: number }[] {
  return [...cells.entries()].flatMap(([seat, at]) => (at === wanted ? [{ seat }] : []));
}

function asked({ tokens: lying }: View, { to }: Go) {
  const { symbol, number } = tokens[tokenIndex.get(lying[cellById.get(to)!.square]!)!]!;
  return { symbol, number };
}

/** By the letters on the cards. */
function shown(view: View, move: Go): number {
  const letter = 'HSNBK'[symbols.indexOf(asked(view, move).symbol)]!;
  return move.cards.join('').split(letter).length - 1;
}
