import { randomUUID } from 'node:crypto';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createExercise } from '#contract/exercises.ts';
import { listMembers } from '#contract/members.ts';
import { getCurrentUser } from '#contract/session.ts';
import type { TestApp } from '#server/testing/app-for-tests.ts';
import { contract } from '#server/testing/calls/contract.ts';
import { aCoach, aMember, Person } from '#server/testing/people.ts';
import { freePort, servedForTests } from '#server/testing/served.ts';
import { RequestCounts } from './request-counts.ts';

const token = 'a token for the watch';
const bearer = { authorization: `Bearer ${token.replaceAll(' ', '-')}` };
const maxSeries = 500;
/** When everything was asked and everything went wrong. */
const maxRequestSeries = 334;

let served: Awaited<ReturnType<typeof servedForTests>>;
let coach: Person;
let member: Person;

beforeAll(async () => {
  served = await servedForTests({ METRICS_TOKEN: token.replaceAll(' ', '-') });
  coach = await aCoach(served as unknown as TestApp);
  member = await aMember(served as unknown as TestApp, coach);
});
afterAll(() => served.stop());

const ask = (headers: Record<string, string> = {}, origin = served.origin) =>
  fetch(`${origin}/metrics`, { headers });
const numbers = async () => (await ask(bearer)).text();
const seriesIn = (text: string) => text.split('\n').filter(line => line !== '' && !line.startsWith('#'));

/** The value of a series, by its beginning; undefined without it. */
const valueOf = (text: string, series: string) => {
  const line = seriesIn(text).find(one => one.startsWith(`${series} `) || one.startsWith(`${series}{`));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

describe('the numbers about a server', () => {
  it('are read with the token alone: not by strangers, members or coaches', async () => {
    for (const headers of [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'Basic YTpi' },
      { cookie: member.cookie },
      { cookie: coach.cookie },
    ] as Record<string, string>[]) {
      const answer = await ask(headers);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
      expect(await answer.text()).not.toContain('fellowship_');
    }
    const answer = await ask(bearer);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  });

  it('tell of the database, the disk, the tables, the release and the jobs', async () => {
    let text = await numbers();
    // Jobs begin in the background, right after the start.
    while (valueOf(text, 'fellowship_job_failed') === undefined) text = await numbers();
    expect(valueOf(text, 'fellowship_database_reachable')).toBe(1);
    expect(valueOf(text, 'fellowship_disk_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'fellowship_migrations_applied')).toBe(valueOf(text, 'fellowship_migrations_known'));
    expect(valueOf(text, 'fellowship_pool_connections_limit{pool="logs"}')).toBe(10);
    expect(valueOf(text, 'fellowship_lanes_open{lanes="sessions"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'fellowship_build_info')).toBe(1);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('count a request by its template, class and time, and one that was sent again', async () => {
    const before = await numbers();
    const key = { 'idempotency-key': randomUUID() };
    const body = { name: `Press ${key['idempotency-key']}`, category: 'Strength' } as const;
    await coach.get(createExercise, { body }, key);
    await coach.get(createExercise, { body }, key);
    await member.get(getCurrentUser, {});
    expect((await member.ask(listMembers, {})).status).toBe(403);
    const after = await numbers();
    const more = (series: string) => (valueOf(after, series) ?? 0) - (valueOf(before, series) ?? 0);
    const request = 'fellowship_http_requests_total';
    expect(more(`${request}{method="POST",route="${createExercise.path}",status="2xx"}`)).toBe(2);
    expect(more(`${request}{method="GET",route="${listMembers.path}",status="4xx"}`)).toBe(1);
    expect(more('fellowship_answers_repeated_total')).toBe(1);
    const times = 'fellowship_http_request_duration_seconds';
    expect(more(`${times}_count{method="GET",route="${getCurrentUser.path}"}`)).toBe(1);
    expect(more(`${times}_bucket{le="+Inf",method="other",route="other"}`)).toBe(2);
  });

  it('tell of open pages', async () => {
    const abort = new AbortController();
    const headers = { cookie: member.cookie };
    const stream = await fetch(`${served.origin}/api/live`, { headers, signal: abort.signal });
    expect(stream.status).toBe(200);
    expect(valueOf(await numbers(), 'fellowship_live_streams')).toBe(1);
    abort.abort();
    while (valueOf(await numbers(), 'fellowship_live_streams') !== 0);
  });

  it(`are at most ${maxSeries} series after every call was asked by everyone, and name templates alone`, async () => {
    for (const { method, path } of Object.values(contract)) {
      const url = path.replaceAll(/:\w+/g, () => randomUUID());
      for (const who of [new Person(served as unknown as TestApp), member, coach]) {
        // Who signs out is needed no more.
        if (/logout|sign-out|account|sessions/.test(path) && method !== 'GET') continue;
        await who.send(method, url, method === 'GET' ? undefined : {});
      }
    }
    for (let n = 0; n < 40; n += 1) await fetch(`${served.origin}/nothing-${n}`);
    const text = await numbers();
    const series = seriesIn(text);
    expect(series.length).toBeLessThanOrEqual(maxSeries);
    // A walk finds few answers of each class. All that a busy year may find has room too.
    const besides = series.filter(one => !one.startsWith('fellowship_http_requests_total'));
    expect(besides.length).toBeGreaterThan(100);
    expect(besides.length + maxRequestSeries).toBeLessThanOrEqual(maxSeries);
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|nothing-\d/);
    const known = [...Object.values(contract).map(({ path }) => path), 'page', 'other', 'file', '/metrics'];
    const routes = [...text.matchAll(/route="([^"]*)"/g)].map(([, route = '']) => route);
    const beside = new Set(routes.filter(route => !known.includes(route)));
    expect([...beside].filter(route => !/^\/(?:api\/)?[a-z/:-]+[a-zA-Z/:-]*$/.test(route))).toEqual([]);
  }, 120_000);
});

it('a port of their own shows them and nothing else, and the people’s port does not', async () => {
  const port = await freePort();
  const apart = await servedForTests({ METRICS_PORT: String(port) });
  onTestFinished(() => apart.stop());
  const own = `http://127.0.0.1:${port}`;
  const shown = await ask({}, own);
  expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('fellowship_build_info')]);
  expect((await fetch(`${own}/api/health/live`)).status).toBe(404);
  expect((await ask(bearer, apart.origin)).status).toBe(404);
});

it('a token is asked for on the own port too, and without either there are none', async () => {
  const port = await freePort();
  const apart = await servedForTests({
    METRICS_PORT: String(port),
    METRICS_TOKEN: token.replaceAll(' ', '-'),
  });
  onTestFinished(() => apart.stop());
  expect((await ask({}, `http://127.0.0.1:${port}`)).status).toBe(401);
  expect((await ask(bearer, `http://127.0.0.1:${port}`)).status).toBe(200);
  const without = await servedForTests({});
  onTestFinished(() => without.stop());
  expect((await ask(bearer, without.origin)).status).toBe(404);
});

it('what is asked at random has bounds, and what fails is seen beside any number of refusals', async () => {
  const registry = new Registry();
  const counts = new RequestCounts(registry);
  for (const status of [200, 302, 404, 500]) {
    for (let n = 0; n < 1_000; n += 1)
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'BREW'])
        counts.noteFor(method, `/api/${n}/:id`)(status, 1);
  }
  const text = await registry.metrics();
  const requests = seriesIn(text).filter(one => one.startsWith('fellowship_http_requests_total'));
  expect(requests.length).toBe(maxRequestSeries);
  expect(text).toContain('{method="GET",route="/api/0/:id",status="5xx"} 2');
  expect(text).toMatch(/{method="GET",route="other",status="5xx"} 19\d\d/);
  const counted = [...text.matchAll(/requests_total{.*} (\d+)/g)].map(([, count]) => Number(count));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(28_000);
});
