import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { PortTaken, type Server, startServer } from '../../../src/server/start.ts';

let site: Server;
before(async () => {
  site = await startServer({ port: 0, host: '127.0.0.1' });
});
after(() => site.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly length: number;
}

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(site.urls[0]!);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, length }));
    });
    asked.on('error', reject).end();
  });
}

test('the page is served with its type and always asked for anew', async () => {
  const { status, headers, length } = await ask('/?from=somewhere');
  assert.equal(status, 200);
  assert.equal(headers['content-type'], 'text/html; charset=utf-8');
  assert.equal(headers['cache-control'], 'no-cache');
  assert.equal(headers['x-content-type-options'], 'nosniff');
  assert.ok(length > 0);
  const again = await ask('/', { 'if-none-match': String(headers.etag) });
  assert.equal(again.status, 304);
});

test('texts are packed for those who can unpack them', async () => {
  const plain = await ask('/sw.js');
  const packed = await ask('/sw.js', { 'accept-encoding': 'gzip' });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.ok(packed.length < plain.length);
});

test('nothing outside the site is served', async () => {
  for (const path of [
    '/../../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//etc/passwd',
    '/none',
  ]) {
    assert.equal((await ask(path)).status, 404, path);
  }
  assert.equal((await ask('/', {}, 'POST')).status, 404);
});

test('a taken port is told in a sentence', async () => {
  const port = Number(new URL(site.urls[0]!).port);
  await assert.rejects(startServer({ port, host: '127.0.0.1' }), (problem) => {
    assert.ok(problem instanceof PortTaken);
    assert.match(problem.message, new RegExp(`${port}.*--port`));
    return true;
  });
});
