import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import {
  alreadyThere,
  type Asked,
  endsTheAsker,
  validRequests,
} from '#server/testing/calls/valid-requests.ts';
import { type Cast, everyKindOfPerson } from '#server/testing/calls/every-kind-of-person.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';

let testApp: TestApp;
let cast: Cast;

beforeAll(async () => {
  testApp = await appForTests();
  cast = await everyKindOfPerson(testApp, new Person(testApp));
});
afterAll(() => testApp.close());

type Who = keyof Cast;
type Expected = 'allowed' | 'sign-in' | 'membership' | 'coach';

const refusals = {
  'sign-in': [401, 'Unauthorized: please sign in'],
  membership: [403, 'An active membership is required'],
  coach: [403, 'Only a coach may do this'],
} as const;

/** Rules §9, one row for each kind of endpoint. */
const table: Record<Endpoint['access'], Record<Who, Expected>> = {
  visitor: rowOf('allowed', 'allowed', 'allowed', 'allowed'),
  'signed-in': rowOf('sign-in', 'allowed', 'allowed', 'allowed'),
  participant: { ...rowOf('sign-in', 'membership', 'allowed', 'allowed'), trialing: 'allowed' },
  member: rowOf('sign-in', 'membership', 'allowed', 'allowed'),
  coach: rowOf('sign-in', 'membership', 'coach', 'allowed'),
};

function rowOf(stranger: Expected, withoutMembership: Expected, member: Expected, coach: Expected) {
  const [expired, trialing, another] = [withoutMembership, withoutMembership, member];
  return { stranger, withoutMembership, expired, trialing, member, another, coach };
}

type Row = [name: string, endpoint: Endpoint];

const endpoints: Row[] = Object.entries(contract);

type Things = Awaited<ReturnType<typeof somethingToAskFor>>;

/** What can be asked about, by its marker; and what of it may have been changed since it was made. */
const made = new Map<string, Things>();
const changed = new Set<Things>();

async function thingsWith(marker: string): Promise<Things> {
  const things = made.get(marker) ?? (await somethingToAskFor(testApp, cast.coach, cast.member, marker));
  made.set(marker, things);
  return things;
}

async function unchangedThingsWith(marker: string): Promise<Things> {
  const things = made.get(marker);
  if (things && changed.has(things)) made.delete(marker);
  return thingsWith(marker);
}

const requestFor = (name: string, things: Things): Asked => validRequests[name]?.(things) ?? {};

/** A sign-in in the middle of the walk must not change who asks next. */
async function ask(who: Who, [name, endpoint]: Row, request: Asked) {
  const answer = await new Person(testApp, cast[who].cookie).ask(endpoint, request as never);
  if (answer.status < 300 && endpoint.method !== 'GET') {
    for (const things of made.values()) changed.add(things);
    if (endsTheAsker.includes(name)) {
      // Whoever has signed themselves out comes anew.
      made.clear();
      cast = await everyKindOfPerson(testApp, new Person(testApp));
    }
  }
  return answer;
}

/** By who may: a 404 is of something that is there, and what an earlier one has used up is asked about anew. */
async function askAllowed(who: Who, row: Row) {
  const things = await thingsWith(plain);
  const request = requestFor(row[0], things);
  const status = statusFor(who, row, request);
  if (!changed.has(things)) return { status, answer: await ask(who, row, request) };
  const answer = status === 404 ? null : await ask(who, row, request);
  if (answer?.status === status) return { status, answer };
  const anew = await unchangedThingsWith(plain);
  return { status, answer: await ask(who, row, requestFor(row[0], anew)) };
}

const plain = 'Ascension';

it('every endpoint of the contract is on the server, and has a request in the table of this test', () => {
  expect(Object.keys(validRequests).toSorted()).toEqual(Object.keys(contract).toSorted());
  const missing = endpoints.filter(([, { method, path: url }]) => !testApp.app.hasRoute({ method, url }));
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe('each endpoint does what it is for when whoever may asks, and says why it turns others away', () => {
  it.each(endpoints)('%s', async (name, endpoint) => {
    for (const [who, expected] of Object.entries(table[endpoint.access]) as [Who, Expected][]) {
      if (expected === 'allowed') {
        const { status, answer } = await askAllowed(who, [name, endpoint]);
        expect([who, answer.status], JSON.stringify(answer.body)).toEqual([who, status]);
        continue;
      }
      const request = requestFor(name, await thingsWith(plain));
      const { status, body } = await ask(who, [name, endpoint], request);
      expect([who, status, body]).toEqual([who, refusals[expected][0], { message: refusals[expected][1] }]);
    }
  });
});

/** For who is let in. Others than the member it belongs to are told that it does not exist; a coach sees it. */
function statusFor(who: Who, [name, endpoint]: Row, request: Asked): number {
  if (alreadyThere.includes(name)) return 409;
  if (name === 'deleteAccount' && who === 'coach') return 409;
  const isOwn = who === 'member' || (who === 'coach' && !ownersAlone.includes(name));
  return isOwn || !namesSomething(name, request) ? (endpoint.status ?? 200) : 404;
}

/** What not even a coach does for a member. */
const ownersAlone = [
  'addPasskey',
  'removePasskey',
  'logProgress',
  'correctProgress',
  'takeBackProgress',
  'endSession',
  'takeBackMessage',
  'answerCheckIn',
  'takeInAttachment',
  'deleteAttachment',
  'previewShare',
  'shareToFeed',
];

describe("another member's data does not exist for a member: 404, never 403, never data", () => {
  const marker = 'Nehemiah-7f3a';
  const ofMembers = endpoints.filter(([, endpoint]) =>
    ['member', 'participant', 'signed-in'].includes(endpoint.access),
  );

  it.each(ofMembers)('%s', async (name, endpoint) => {
    const request = requestFor(name, await unchangedThingsWith(marker));
    const { status, body } = await ask('another', [name, endpoint], request);
    expect(status, JSON.stringify(body)).toBe(namesSomething(name, request) ? 404 : (endpoint.status ?? 200));
    const answer = JSON.stringify(body);
    for (const secret of [marker, cast.member.email]) expect(answer).not.toContain(secret);
    if (!showsMembers.includes(name)) expect(answer).not.toContain(cast.member.id);
  });

  it('a member who asks for the logs of another assignment gets none', async () => {
    const { query } = requestFor('listProgress', await unchangedThingsWith(marker));
    const { memberId: _memberId, ...filter } = query ?? {};
    const { status, body } = await ask('another', ['listProgress', contract.listProgress as Endpoint], {
      query: filter,
    });
    expect([status, body]).toEqual([200, []]);
  });
});

/** Whether the request is about something of a member's own by its id; what is published, or a coach's, is everyone's. */
const namesSomething = (name: string, { params, query, body }: Asked) =>
  contract[name]?.access !== 'coach' &&
  !everyones.includes(name) &&
  (params !== undefined ||
    query?.memberId !== undefined ||
    (body !== undefined && 'memberId' in body) ||
    ['logProgress', 'addPasskey', 'answerCheckIn', 'previewShare', 'shareToFeed'].includes(name));

const everyones = [
  'getPost',
  'getChallenge',
  'listChallengeDays',
  'listChallengeDayExercises',
  'submitScore',
  'getMySubmission',
  'listSubmissions',
  'getMyChallengeProgress',
  'submitChallengeDay',
  'getWeeklyProgressLeaderboard',
  // What somebody does not want to see is theirs to say, of whomever.
  'showInMyFeed',
  'unmutePerson',
];

/** Where members see each other, by name. */
const showsMembers = ['getLeaderboard', 'listSubmissions', 'getWeeklyProgressLeaderboard'];
