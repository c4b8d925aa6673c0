import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createExercise, deleteExercise, updateExercise } from '#contract/exercises.ts';
import { checkVideos, listVideoChecks } from '#contract/exercises/videos.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, type Person } from '#server/testing/people.ts';

let testApp: TestApp;
let coach: Person;
let server: http.Server;
let origin: string;
let [asked, atOnce, maxAtOnce] = [0, 0, 0];

beforeAll(async () => {
  server = http.createServer((request, answer) => {
    asked += 1;
    atOnce += 1;
    maxAtOnce = Math.max(maxAtOnce, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      answer.writeHead(request.url?.startsWith('/gone') ? 404 : 200).end();
    }, 20);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  testApp = await appForTests({ ownVideoOrigins: [origin] });
  coach = await aCoach(testApp);
});
afterAll(async () => {
  server.close();
  await testApp.close();
});

const withVideo = (name: string, videoUrl: string) => coach.get(createExercise, { body: { name, videoUrl } });
const listed = async () =>
  (await coach.get(listVideoChecks, {})).map(({ exerciseName, last }) => [
    exerciseName,
    last?.answers,
    last?.why,
  ]);

it('each link is asked once, four at a time, in calls of eight; what came of it is kept until the exercise has another link', async () => {
  await coach.get(createExercise, { body: { name: 'Without' } });
  for (let n = 10; n < 19; n += 1) await withVideo(`Video ${n}`, `${origin}/there/${n}`);
  const gone = await withVideo('Gone', `${origin}/gone`);
  await withVideo('Gone as well', `${origin}/gone`);
  const deleted = await withVideo('Deleted', `${origin}/deleted`);
  await coach.get(deleteExercise, { params: { id: deleted.id } });
  expect((await listed())[0]).toEqual(['Gone', undefined, undefined]);

  const first = await coach.get(checkVideos, { body: {} });
  expect(first).toEqual({ asked: 8, left: 2, next: `${origin}/there/16` });
  expect(await coach.get(checkVideos, { body: { after: first.next ?? '' } })).toEqual({
    asked: 2,
    left: 0,
    next: null,
  });
  // The one that is gone is asked in both ways.
  expect(asked).toBe(11);
  expect(maxAtOnce).toBeLessThanOrEqual(4);
  const nothing = 'There is nothing at this address any more.';
  const after = await listed();
  expect(after.slice(0, 3)).toEqual([
    ['Gone', false, nothing],
    ['Gone as well', false, nothing],
    ['Video 10', true, ''],
  ]);
  expect(after).toHaveLength(11);

  await coach.get(updateExercise, { params: { id: gone.id }, body: { videoUrl: `${origin}/there/again` } });
  expect((await listed())[0]).toEqual(['Gone', undefined, undefined]);
  expect((await coach.get(listVideoChecks, {}))[1]?.last?.at).toBe(testApp.clock.now.toISOString());
});
