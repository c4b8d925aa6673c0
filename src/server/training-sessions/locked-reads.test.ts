import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendSessionEvents } from '#contract/training/training-sessions.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { aCoach, aMember, type Person } from '#server/testing/people.ts';
import { aSessionOf, aSet, logsFor, noon, on, threeSets } from '#server/testing/sessions.ts';

let testApp: TestApp;
let coach: Person;
let member: Person;
/** The statements of transactions for members' logs, by their names. */
const statements: string[] = [];

beforeAll(async () => {
  testApp = await appForTests({ now: noon });
  coach = await aCoach(testApp);
  member = await aMember(testApp, coach);
  testApp.db.logs.$client.on('connect', client => {
    const query = client.query.bind(client) as (...input: unknown[]) => unknown;
    const noted = (...input: unknown[]) => {
      statements.push((input[0] as { name?: string }).name ?? '');
      return query(...input);
    };
    Object.assign(client, { query: noted });
  });
});
afterAll(() => testApp.close());

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

const readsOfSession = () => statements.filter(name => name.includes('training_session_of_day'));

it.each([
  ['that answers the changes alone reads its session once', 'changed', ['training_session_of_day_alone']],
  [
    'that answers the whole session reads that too, when its logs are written',
    'whole',
    ['training_session_of_day_alone', 'training_session_of_day'],
  ],
] as const)('a request with logs %s', async (_what, answer, reads) => {
  const { trainingDayId, first, assignment } = await aSessionOf(coach, member);
  const send = (events: unknown[]) =>
    member.get(sendSessionEvents, { params: { trainingDayId }, body: { events, answer } });
  await send(threeSets(first).slice(0, 2));
  statements.length = 0;
  const { eventCount } = await send([aSet(3, first, 3), on(4, 'finish', first)]);
  expect(eventCount).toBe(4);
  expect(await logsFor(member, assignment.id)).toMatchObject([{ setsCompleted: 3 }]);
  expect(readsOfSession()).toEqual(reads);
});

it('what is answered without another read is what is read next', async () => {
  const { trainingDayId, first } = await aSessionOf(coach, member);
  const send = (events: unknown[], answer: 'changed' | 'whole') =>
    member.get(sendSessionEvents, { params: { trainingDayId }, body: { events, answer } });
  const events = [...threeSets(first), on(4, 'finish', first)];
  const { changed } = await send(events, 'changed');
  const { session } = await send(events, 'whole');
  expect(changed?.events).toHaveLength(4);
  expect(changed?.events.toSorted(byId)).toEqual(session?.events.toSorted(byId));
});
