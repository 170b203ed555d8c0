// Moves as short texts: character:spark, start:A4, go:3A:HHS,SSN, stop, draw, discard:HHS.

import { cellById } from './board.ts';
import { cardById, handSize } from './components.ts';
import { rankOf } from './hand.ts';
import { type CardId, type CharacterId, characters, type Move } from './types.ts';

export function moveKey(move: Move): string {
  switch (move.type) {
    case 'character':
      return `character:${move.character}`;
    case 'start':
      return `start:${move.cell}`;
    case 'go':
      return `go:${move.to}:${move.cards.join(',')}`;
    case 'stop':
      return 'stop';
    case 'draw':
      return 'draw';
    case 'discard':
      return `discard:${move.cards.join(',')}`;
  }
}

export function parseMove(key: string): Move | undefined {
  const [type, ...fields] = key.split(':');
  const [first, second] = fields;
  switch (`${type}/${fields.length}`) {
    case 'character/1':
      return isCharacter(first!) ? { type: 'character', character: first } : undefined;
    case 'start/1':
      return cellById.has(first!) ? { type: 'start', cell: first! } : undefined;
    case 'go/2': {
      const cards = parseCards(second!);
      return cards && cellById.has(first!) ? { type: 'go', to: first!, cards } : undefined;
    }
    case 'stop/0':
      return { type: 'stop' };
    case 'draw/0':
      return { type: 'draw' };
    case 'discard/1': {
      const cards = parseCards(first!);
      return cards && { type: 'discard', cards };
    }
    default:
      return undefined;
  }
}

/** One to three cards in the order of the box: no other spelling. */
function parseCards(text: string): readonly CardId[] | undefined {
  const cards = text.split(',');
  if (cards.length > handSize || !cards.every((card) => cardById.has(card))) return undefined;
  return cards.every((card, i) => i === 0 || rankOf(cards[i - 1]!) <= rankOf(card)) ? cards : undefined;
}

function isCharacter(text: string): text is CharacterId {
  return (characters as readonly string[]).includes(text);
}
