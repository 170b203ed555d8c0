// Who is it? A cookie that the server has set and signed; no script ever sees it.

import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '../../protocol/http.ts';
import { createSession, personOf, sessionMs } from '../store/people.ts';
import type { Sql } from '../store/store.ts';
import { HttpProblem } from './problem.ts';

export interface Identity {
  who(request: FastifyRequest): Promise<Me | undefined>;
  /** Throws where nobody is known. */
  me(request: FastifyRequest): Promise<Me>;
  /** Of a socket. */
  whoAsks(request: IncomingMessage): Promise<Me | undefined>;
  /** A new session on this device. */
  begin(reply: FastifyReply, person: string): Promise<void>;
}

/** `__Host-` is for secure lines alone: a browser would not take it elsewhere. */
const plainName = 'larets';
const secureName = '__Host-larets';

export function identify(sql: Sql, secret: string, now: () => number): Identity {
  const signer = new cookie.Signer(secret);
  const known = async (cookies: Readonly<Record<string, string | undefined>>) => {
    const signed = cookies[secureName] ?? cookies[plainName];
    const session = signed === undefined ? undefined : signer.unsign(signed);
    return session?.valid ? personOf(sql, session.value, now()) : undefined;
  };
  const who = (request: FastifyRequest) => known(request.cookies);
  return {
    who,
    async me(request) {
      const person = await who(request);
      if (!person) throw new HttpProblem(401, 'whoAreYou', 'say who you are first: POST /api/me');
      return person;
    },
    whoAsks: (request) => known(cookiesOf(request.headers.cookie ?? '')),
    async begin(reply, person) {
      const isSecure = reply.request.protocol === 'https';
      const session = signer.sign(await createSession(sql, person, now()));
      reply.setCookie(isSecure ? secureName : plainName, session, {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        path: '/',
        maxAge: sessionMs / 1000,
      });
    },
  };
}

function cookiesOf(header: string): Readonly<Record<string, string>> {
  const pairs = header.split(';').map((pair) => pair.trim().split('=', 2) as [string, string | undefined]);
  return Object.fromEntries(pairs.map(([name, value = '']) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
