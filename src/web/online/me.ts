// Who one is to the server: a name and a look, and a cookie that no script sees.

import { signal } from '@preact/signals';
import type { Me } from '../../protocol/http.ts';
import { ownName } from '../settings.ts';
import { tell } from '../speech.ts';
import { type Answered, ask } from './api.ts';

/** Undefined: not known yet, or nobody. */
export const me = signal<Me | undefined>(undefined);

interface WhoAmI {
  readonly person: Me | null;
}

function known({ person }: WhoAmI): Me | undefined {
  me.value = person ?? undefined;
  if (person && ownName.value === '') ownName.value = person.name;
  return me.value;
}

export async function whoAmI(): Promise<Answered<Me | undefined>> {
  const answer = await ask<WhoAmI>('me');
  return answer.ok ? { ok: true, value: known(answer.value) } : answer;
}

export async function callMe(name: string, look: Me['look']): Promise<Answered<Me>> {
  const answer = await ask<WhoAmI>('me', { name: name.trim() || tell('setup.you'), look });
  if (!answer.ok) return answer;
  ownName.value = name.trim();
  return { ok: true, value: known(answer.value)! };
}

/** Whoever has said nothing of themselves is called as on this device. */
export async function somebody(): Promise<Answered<Me>> {
  const answer = await whoAmI();
  if (!answer.ok) return answer;
  return answer.value ? { ok: true, value: answer.value } : callMe(ownName.value, 'fox');
}

/** This device is the other one of the person who made the link. */
export async function redeem(key: string): Promise<Answered<Me | undefined>> {
  const answer = await ask<WhoAmI>('devices/redeem', { key });
  return answer.ok ? { ok: true, value: known(answer.value) } : answer;
}
