// How matches ended, and what follows for the ratings: written once a match, whoever writes it.

import type { Rating, Result } from '../../protocol/http.ts';
import { rated, type Strength, shownRating, unknown } from '../rating.ts';
import type { Sql, Statement } from './store.ts';

export interface Ending {
  readonly match: string;
  readonly room: string;
  readonly game: string;
  readonly at: number;
  readonly names: readonly string[];
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** By seat: a person's id, or `bot:<level>`. A rating has one row a holder and game. */
  readonly holders: readonly string[];
  /** A known deal, or two seats of one person, tell nothing of strength. */
  readonly isRated: boolean;
}

interface StoredRating extends Strength {
  readonly holder: string;
  readonly game: string;
  readonly games: number;
}

const isPerson = (holder: string): boolean => !holder.startsWith('bot:');

/** False: it is there already. */
export async function writeResult(sql: Sql, ending: Ending): Promise<boolean> {
  const { match, room, game, at, names, places, scores, holders } = ending;
  const ratings = ending.isRated ? await ratingsAfter(sql, ending) : [];
  const body = JSON.stringify({ names, places, scores });
  try {
    // The first statement fails for whoever comes second, and takes the others along.
    await sql.batch([
      ['INSERT INTO result VALUES (?, ?, ?, ?, ?)', match, room, game, at, body],
      ...holders.flatMap((holder, seat): Statement[] => {
        return isPerson(holder)
          ? [['INSERT INTO result_seat VALUES (?, ?, ?, ?)', match, seat, holder, at]]
          : [];
      }),
      ...ratings,
    ]);
    return true;
  } catch (problem) {
    const [there] = await sql.all('SELECT 1 AS there FROM result WHERE match = ?', match);
    if (there === undefined) throw problem;
    return false;
  }
}

async function ratingsAfter(sql: Sql, { game, places, holders }: Ending): Promise<readonly Statement[]> {
  const known = await sql.all<StoredRating>(
    `SELECT * FROM rating WHERE game = ? AND holder IN (${holders.map(() => '?').join(', ')})`,
    game,
    ...holders,
  );
  const before = holders.map((holder) => known.find((one) => one.holder === holder) ?? unknown);
  const after = rated(before, places);
  // Several bots of one level share a rating: it moves by what they have gained together.
  const changes = new Map<string, { mu: number; sigma: number }>();
  for (const [seat, holder] of holders.entries()) {
    const sum = changes.get(holder) ?? { mu: 0, sigma: before[seat]!.sigma };
    const gained = after[seat]!.mu - before[seat]!.mu;
    changes.set(holder, { mu: sum.mu + gained, sigma: Math.min(sum.sigma, after[seat]!.sigma) });
  }
  return [...changes].map(([holder, { mu, sigma }]): Statement => {
    return [
      `INSERT INTO rating VALUES (?, ?, ?, ?, 1) ON CONFLICT (holder, game) DO UPDATE SET
        mu = rating.mu + ?, sigma = excluded.sigma, games = rating.games + 1`,
      ...[holder, game, unknown.mu + mu, sigma, mu],
    ];
  });
}

export async function resultsOf(sql: Sql, person: string): Promise<readonly Result[]> {
  const rows = await sql.all<{
    match: string;
    room: string;
    game: string;
    at: number;
    body: string;
    seat: number;
  }>(
    `SELECT result.match AS match, room, game, result.at AS at, body, seat FROM result_seat
      JOIN result ON result.match = result_seat.match WHERE person = ? ORDER BY result_seat.at DESC LIMIT 100`,
    person,
  );
  const found = new Map<string, Result>();
  for (const { match, room, game, at, body, seat } of rows) {
    const mine = found.get(match)?.mine ?? [];
    const { names, places, scores } = JSON.parse(body) as Pick<Result, 'names' | 'places' | 'scores'>;
    found.set(match, { match, table: room, game, at, names, places, scores, mine: [...mine, seat] });
  }
  return [...found.values()];
}

export async function ratingsOf(sql: Sql, holder: string): Promise<readonly Rating[]> {
  const rows = await sql.all<StoredRating>('SELECT * FROM rating WHERE holder = ? ORDER BY game', holder);
  return rows.map(({ game, mu, sigma, games }) => ({
    game,
    mu,
    sigma,
    games,
    shown: shownRating({ mu, sigma }),
  }));
}

/** The strongest first. */
export async function ratingList(sql: Sql, game: string) {
  const rows = await sql.all<StoredRating & { name: string | null }>(
    `SELECT holder, mu, sigma, games, person.name AS name FROM rating LEFT JOIN person ON person.id = holder
      WHERE game = ? AND games >= 5 ORDER BY mu - 3 * sigma DESC LIMIT 100`,
    game,
  );
  return rows.map(({ holder, mu, sigma, games, name }) => ({
    kind: isPerson(holder) ? ('person' as const) : ('bot' as const),
    name: name ?? holder.replace('bot:', ''),
    shown: shownRating({ mu, sigma }),
    games,
  }));
}
