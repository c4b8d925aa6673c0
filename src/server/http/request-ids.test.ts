import { describe, expect, it } from 'vitest';
import { getLiveness } from '#contract/health.ts';
import { listMembers } from '#contract/members.ts';
import { appForThisTest } from '#server/testing/app-for-tests.ts';
import { trustedProxies } from './trusted-proxies.ts';

const made = /^[\da-f]{8}-[\da-z]+$/;

/** An app behind such proxies, asked from such an address. */
async function behind(trustProxy: Parameters<typeof trustedProxies>[0]) {
  const lines: string[] = [];
  const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } };
  const { app, db } = await appForThisTest({ trustProxy: trustedProxies(trustProxy), logger });
  const idOf = async (given?: string, remoteAddress = '10.0.0.1', url: string = getLiveness.path) => {
    const headers = given === undefined ? {} : { 'x-request-id': given };
    return (await app.inject({ url, headers, remoteAddress })).headers['x-request-id'];
  };
  return { app, db, idOf, lines };
}

describe('a request’s number', () => {
  it('is that of a proxy of ours, however it is named', async () => {
    for (const trust of [1, ['10.0.0.0/8'], ['10.0.0.1']]) {
      const { idOf } = await behind(trust);
      expect(await idOf('4f1c-9a.proxy:7')).toBe('4f1c-9a.proxy:7');
    }
  });

  it('is made anew for anyone else, and where it is none', async () => {
    const { idOf } = await behind(['10.0.0.1']);
    expect(await idOf('4f1c-9a.proxy:7', '192.0.2.1')).toMatch(made);
    const ofNobody = await behind(false);
    expect(await ofNobody.idOf('4f1c-9a.proxy:7')).toMatch(made);
    for (const bad of ['short', 'a'.repeat(65), 'with spaces', '{"a":"line"}', 'ünicode-is-none', ''])
      expect(await idOf(bad)).toMatch(made);
    expect(await idOf()).not.toBe(await idOf());
  });

  it('is with pages, refusals and addresses of nothing too', async () => {
    const { idOf } = await behind(1);
    for (const url of [listMembers.path, '/nowhere', '/%', '/api/nothing'])
      expect(await idOf('number-of-proxy', '10.0.0.1', url)).toBe('number-of-proxy');
  });

  it('is not with the files of the build: a page fetches many', async () => {
    const { idOf } = await behind(1);
    expect(await idOf('number-of-proxy', '10.0.0.1', '/assets/index-DYBvmPX3.js')).toBeUndefined();
  });

  it('is in each line of its log, and in the sentence that people pass on', async () => {
    const { app, db, lines } = await behind(1);
    await db.$client.query('alter table sessions rename to gone');
    const answer = await app.inject({
      url: listMembers.path,
      headers: { 'x-request-id': 'number-of-proxy', cookie: `fellowship_session=${'a'.repeat(43)}` },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      expect.objectContaining({ requestId: 'number-of-proxy' }),
    ]);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ reqId: 'number-of-proxy' });
  });
});
