// What people do to a table before and after its match.

import type { Static } from 'typebox';
import type { Links, MyPage, NewTable, RoomAnswer } from '../../protocol/http.ts';
import type { ChairWish, Room } from '../../protocol/room.ts';
import { keep, recall } from '../settings.ts';
import { type Answered, ask, siteAddress } from './api.ts';

export type RoomAnswered = Static<typeof RoomAnswer>;
export type TableLinks = Static<typeof Links>;
export type OwnPage = Static<typeof MyPage>;

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

export function makeTable(wish: NewTable): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>('tables', wish);
}

export function lookAt(table: string, key: string | undefined): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(key === undefined ? at(table) : `${at(table)}?key=${encodeURIComponent(key)}`);
}

export function sitDown(
  table: string,
  wish: {
    readonly seat: number;
    readonly key?: string;
    readonly name?: string;
    readonly look?: Room['chairs'][number]['look'];
  },
): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(`${at(table)}/sit`, wish);
}

export function getUp(table: string, seat: number): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(`${at(table)}/leave`, { seat });
}

export function setChair(
  table: string,
  seat: number,
  to: Exclude<ChairWish, { kind: 'me' }>,
): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(`${at(table)}/chair`, { seat, to });
}

export function startMatch(table: string): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(`${at(table)}/start`, {});
}

export function rematch(table: string): Promise<Answered<RoomAnswered>> {
  return ask<RoomAnswered>(`${at(table)}/rematch`, {});
}

interface Site {
  readonly addresses: readonly string[];
}

/** The address that others in the house reach: at the machine of the server itself, `localhost` is of no use to them. */
export async function addressForOthers(): Promise<string> {
  const here = siteAddress();
  if (!['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)) return here;
  const answer = await ask<Site>('site');
  return (answer.ok ? answer.value.addresses[1] : undefined) ?? here;
}

/** The key of the link by which this device came to the table. */
export function keyOf(table: string, given?: string): string | undefined {
  if (given !== undefined) keep(`key.${table}`, given);
  return given ?? recall(`key.${table}`) ?? undefined;
}
