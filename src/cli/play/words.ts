// What a person may type besides moves: letters, and the same in whole words, in both languages: whoever plays in one may
// type in the other.

const wordsOf = {
  '?': ['help', 'помощь'],
  h: ['hint', 'подсказка'],
  w: ['why', 'почему'],
  u: ['undo', 'назад'],
  m: ['moves', 'ходы'],
  b: ['board', 'поле'],
  n: ['next', 'дальше'],
  q: ['quit', 'exit', 'выход'],
  // Nobody gives up by a slip of the finger: it has no letter.
  resign: ['resign', 'сдаюсь'],
} as const;

type Command = keyof typeof wordsOf;

const commandOf: ReadonlyMap<string, Command> = new Map(
  (Object.keys(wordsOf) as Command[]).flatMap((command) =>
    [command, ...wordsOf[command]].map((word) => [word, command] as const),
  ),
);

export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'command'; readonly command: Command }
  /** `2:` asks the second seat, which may act out of turn. */
  | { readonly kind: 'aside'; readonly place: number }
  | { readonly kind: 'move'; readonly text: string };

export function readTyped(line: string): Typed {
  if (line === '') return { kind: 'nothing' };
  const command = commandOf.get(line.toLowerCase());
  if (command) return { kind: 'command', command };
  const place = /^(\d):$/.exec(line)?.[1];
  return place === undefined ? { kind: 'move', text: line } : { kind: 'aside', place: Number(place) };
}
