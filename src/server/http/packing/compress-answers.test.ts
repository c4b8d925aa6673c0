import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listExercises, seedExercises } from '#contract/exercises.ts';
import { createPost, listPosts } from '#contract/health-habits.ts';
import { getCurrentUser } from '#contract/session.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;

beforeAll(async () => {
  testApp = await appForTests();
  coach = await aCoach(testApp);
  await coach.get(seedExercises, {});
});
afterAll(() => testApp.close());

const ask = (url: string, accepted: string | undefined, method: 'GET' | 'HEAD' = 'GET') =>
  testApp.app.inject({
    method,
    url,
    headers: { cookie: coach.cookie, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
  });

const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

describe('an answer of more than a kilobyte', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
  ] as const)('goes out compressed to who accepts %s, and is the same', async (accepted, encoding) => {
    for (const url of [listExercises.path, '/api/my-data.csv']) {
      const [plain, packed] = [await ask(url, undefined), await ask(url, accepted)];
      expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([200, encoding]);
      expect(packed.headers.vary).toContain('Accept-Encoding');
      const text = unpacked[encoding](packed.rawPayload).toString();
      expect(text).toBe(plain.body);
    }
    const [plain, packed] = [
      await ask(listExercises.path, undefined),
      await ask(listExercises.path, accepted),
    ];
    expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  });

  it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0.0', 'deflate'])(
    'goes out as it is to who accepts %j, and tells caches what it depends on',
    async accepted => {
      const answer = await ask(listExercises.path, accepted);
      expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
        undefined,
        'Accept-Encoding',
      ]);
      expect(answer.json<unknown[]>().length).toBeGreaterThan(10);
    },
  );

  it('has the same headers when only they are asked for', async () => {
    const [whole, head] = [await ask(listExercises.path, 'br'), await ask(listExercises.path, 'br', 'HEAD')];
    const { date: _date, 'x-request-id': _id, ...headers } = head.headers;
    expect(whole.headers).toMatchObject(headers);
    expect([head.headers['content-length'], head.body]).toEqual([whole.headers['content-length'], '']);
  });

  it('is compressed however long it is', async () => {
    for (let posts = 0; posts < 3; posts += 1) {
      const content = `${posts} Sleep first. `.repeat(2_500);
      await coach.get(createPost, {
        body: { title: 'Sleep', content, category: 'recovery', isPublished: true },
      });
    }
    const packed = await ask(listPosts.path, 'br');
    expect(packed.headers['content-encoding']).toBe('br');
    const posts = JSON.parse(brotliDecompressSync(packed.rawPayload).toString()) as { content: string }[];
    expect(posts[0]?.content).toHaveLength('0 Sleep first. '.length * 2_500 - 1);
  });
});

it('a short answer goes out as it is', async () => {
  const answer = await ask(getCurrentUser.path, 'br');
  expect(answer.rawPayload.length).toBeLessThan(1024);
  expect(answer.headers['content-encoding']).toBeUndefined();
});
