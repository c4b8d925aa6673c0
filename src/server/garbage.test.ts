import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract/contract.ts';
import { updateProfile } from '#contract/profile.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { damaged, garbageInPath, garbageValue, unreadableBody } from '#server/testing/garbage.ts';
import { type Answer, Person } from '#server/testing/people.ts';
import { log } from '#server/testing/training.ts';
import {
  type Asked,
  type Cast,
  everyKindOfPerson,
  somethingToAskFor,
  validRequests,
} from '#server/testing/valid-requests.ts';

// Another walk each time; one that found something is repeated by its seed, and any may be made longer.
const seed = Number(process.env.GARBAGE_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const times = Number(process.env.GARBAGE_TIMES ?? 1);
const walk = (runs: number) => ({
  ...{ seed, numRuns: runs * times, interruptAfterTimeLimit: 8_000 * times, endOnFailure: true },
});

const patience = 20_000 * times;

type Things = Awaited<ReturnType<typeof somethingToAskFor>>;

/** Stands in everything that is private to one member: no answer to another may hold it. */
const secret = 'Zerubbabel-c41d';
const unreadable = 'The request could not be read: it has to be JSON';

let testApp: TestApp;
let cast: Cast;
/** Of the member who asks, and of another one. */
let things: { own: Things; foreign: Things };
let asked = 0;

beforeAll(async () => {
  console.info(`garbage seed: ${seed}`);
  testApp = await appForTests();
  cast = await everyKindOfPerson(testApp, new Person(testApp));
  await cast.another.get(updateProfile, { body: { firstName: secret, lastName: secret, bio: secret } });
  await renewThings();
});
afterAll(() => testApp.close());

/** Coaches' requests take things away: the walk goes on among new ones. */
async function renewThings() {
  const { coach, member, another } = cast;
  const [own, foreign] = [
    await somethingToAskFor(testApp, coach, member),
    await somethingToAskFor(testApp, coach, another),
  ];
  await log(another, foreign.assignment, foreign.bench, foreign.today, {
    setsData: [{ setNum: 1, reps: 5 }],
    notes: secret,
  });
  things = { own, foreign };
}

const names = Object.keys(contract);
const anyone = fc.constantFrom<keyof Cast>(
  'stranger',
  'withoutMembership',
  'trialing',
  'member',
  'member',
  'coach',
  'coach',
);
const whose = fc.constantFrom<'own' | 'foreign'>('own', 'foreign');

/** Ids are looked up when they are used: the things behind them change. */
const idNames = ['member', 'assignment', 'log', 'program', 'week', 'day', 'exercise', 'workout'] as const;
const standIns = idNames.map(name => `<${name}>`);
function idOf(standIn: string): string {
  const { foreign } = things;
  const ids: Record<(typeof idNames)[number], string> = {
    ...{
      member: cast.another.id,
      assignment: foreign.assignment.id,
      log: foreign.saved.id,
      program: foreign.program.id,
    },
    ...{
      week: foreign.day.weekId,
      day: foreign.day.id,
      exercise: foreign.squat.id,
      workout: foreign.workout.id,
    },
  };
  return ids[standIn.slice(1, -1).toLowerCase() as keyof typeof ids];
}
const withIds = <T>(value: T): T =>
  JSON.parse(
    JSON.stringify(value).replace(/<\w+>/g, found =>
      standIns.includes(found.toLowerCase()) ? idOf(found) : found,
    ),
  );

async function requestFor(name: string, owner: 'own' | 'foreign'): Promise<Asked> {
  asked += 1;
  if (asked % 60 === 0) await renewThings();
  // Whoever signs in with another's password is that person: here everyone keeps to their own.
  const keepToOwn = contract[name]?.access === 'visitor';
  return validRequests[name]?.(things[keepToOwn ? 'own' : owner]) ?? {};
}

function addressOf(name: string, { params, query }: Asked, pathGarbage?: string): string {
  const path = (contract[name]?.path ?? '').replace(
    /:(\w+)/g,
    (_, key: string) => pathGarbage ?? params?.[key] ?? '',
  );
  const pairs = Object.entries(query ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key ?? '', value ?? ''])).toString();
  return text ? `${path}?${text}` : path;
}

async function send(
  who: keyof Cast,
  name: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await new Person(testApp, cast[who].cookie).send(
    contract[name]?.method ?? 'GET',
    url,
    body,
    headers,
  );
  isInOrder(answer, who);
  return answer;
}

/** What holds for every answer, whatever was asked. */
function isInOrder({ status, body }: Answer, who: keyof Cast): void {
  const text = JSON.stringify(body) ?? '';
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  if (status >= 300) expect(body).toMatchObject({ message: expect.stringMatching(/\w/) as string });
  if (
    status === 400 &&
    body.message !== unreadable &&
    !body.message?.endsWith('is not a valid url component')
  ) {
    expect(body.issues?.length).toBeGreaterThan(0);
    for (const issue of body.issues ?? []) {
      expect(issue).toEqual({
        path: expect.any(String) as string,
        message: expect.stringMatching(/\w/) as string,
      });
    }
  }
  if (who !== 'coach') for (const hidden of [secret, cast.another.email]) expect(text).not.toContain(hidden);
}

describe('whatever is thrown at an endpoint, by whomever, it answers in order and gives nothing away', () => {
  it(
    'a good request with one field replaced, taken out or put in',
    async () => {
      const how = fc.constantFrom<'replace' | 'remove' | 'add'>(
        'replace',
        'replace',
        'replace',
        'remove',
        'add',
      );
      await fc.assert(
        fc.asyncProperty(
          ...([fc.constantFrom(...names), anyone, whose, fc.nat(40), how, garbageValue(standIns)] as const),
          async (name, who, owner, where, change, value) => {
            const request = damaged(await requestFor(name, owner), where, change, withIds(value));
            await send(who, name, addressOf(name, request), request.body);
          },
        ),
        walk(1500),
      );
    },
    patience,
  );

  it(
    'nothing but garbage: in the path, the query and the body',
    async () => {
      const garbage = garbageValue(standIns);
      const bag = fc.dictionary(
        fc.constantFrom('id', 'name', 'email', 'date', 'memberId', 'limit', 'weeks', '__proto__'),
        garbage,
      );
      await fc.assert(
        fc.asyncProperty(
          ...([
            fc.constantFrom(...names),
            anyone,
            garbageInPath(standIns),
            bag,
            fc.oneof(bag, garbage),
          ] as const),
          async (name, who, inPath, query, body) => {
            const path = standIns.includes(inPath.toLowerCase()) ? idOf(inPath) : inPath;
            await send(
              who,
              name,
              addressOf(name, await requestFor(name, 'foreign'), path).slice(0, 8000),
              undefined,
            );
            await send(
              who,
              name,
              addressOf(name, { query: withIds(query) }, path).slice(0, 8000),
              withIds(body),
            );
          },
        ),
        walk(500),
      );
    },
    patience,
  );

  it(
    'a body that is no JSON, or says it is something else',
    async () => {
      const methodsWithBody = names.filter(name => contract[name]?.method !== 'GET');
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...methodsWithBody),
          anyone,
          unreadableBody,
          async (name, who, [type, text]) => {
            const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
            await send(who, name, addressOf(name, await requestFor(name, 'own')), text, headers);
          },
        ),
        walk(250),
      );
    },
    patience,
  );
});
