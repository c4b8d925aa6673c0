import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import {
  alreadyThere,
  type RequestInput,
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

/** Stands in all that is about the member: no other member's answer may hold it. */
const marker = 'Nehemiah-7f3a';

/** What can be asked about; and whether something of it may have been changed since it was made. */
let made: Things | null = null;
let isChanged = false;

async function thingsNow(): Promise<Things> {
  if (made) return made;
  isChanged = false;
  made = await somethingToAskFor(testApp, cast.coach, cast.member, marker);
  return made;
}

const requestFor = (name: string, things: Things): RequestInput => validRequests[name]?.(things) ?? {};

/** A sign-in in the middle of the walk must not change who asks next. */
async function ask(who: Who, [name, endpoint]: Row, request: RequestInput) {
  const answer = await new Person(testApp, cast[who].cookie).ask(endpoint, request as never);
  if (answer.status < 300 && endpoint.method !== 'GET') {
    isChanged = true;
    if (endsTheAsker.includes(name)) {
      // Whoever has signed themselves out comes anew.
      made = null;
      cast = await everyKindOfPerson(testApp, new Person(testApp));
    }
  }
  return answer;
}

/** All ask for the same, and once more for something new where an earlier request may have used it up. */
async function expectOf(all: readonly Who[], row: Row): Promise<void> {
  const walk = async () => {
    const request = requestFor(row[0], await thingsNow());
    const found: [who: Who, status: number, expected: number][] = [];
    for (const who of all) {
      const { status, body } = await ask(who, row, request);
      if (who === 'another') isPrivate(row, body);
      found.push([who, status, statusFor(who, row, request)]);
    }
    return found;
  };
  const isRight = (found: Awaited<ReturnType<typeof walk>>) =>
    found.every(([, is, expected]) => is === expected);
  const wasChanged = isChanged;
  let found = await walk();
  if (wasChanged && !isRight(found)) {
    made = null;
    found = await walk();
  }
  expect(found).toSatisfy(isRight);
}

/** No other member's answer tells of the member. */
function isPrivate([name, { access }]: Row, body: unknown): void {
  if (!['member', 'participant', 'signed-in'].includes(access)) return;
  const answer = JSON.stringify(body);
  // What a coach tells everybody of a program bears its name.
  const secrets = name === 'listTrainingPrograms' ? [cast.member.email] : [marker, cast.member.email];
  for (const secret of secrets) expect(answer).not.toContain(secret);
  if (!showsMembers.includes(name)) expect(answer).not.toContain(cast.member.id);
}

it('every endpoint of the contract is on the server, and has a request in the table of this test', () => {
  expect(Object.keys(validRequests).toSorted()).toEqual(Object.keys(contract).toSorted());
  const missing = endpoints.filter(([, { method, path: url }]) => !testApp.app.hasRoute({ method, url }));
  expect(missing.map(([name]) => name)).toEqual([]);
});

describe("each endpoint does what it is for when whoever may asks, and says why it turns others away; another member's data does not exist for a member: 404, never 403, never data", () => {
  it.each(endpoints)('%s', async (name, endpoint) => {
    const row: Row = [name, endpoint];
    const all = Object.entries(table[endpoint.access]) as [Who, Expected][];
    for (const [who, expected] of all) {
      if (expected === 'allowed') continue;
      const { status, body } = await ask(who, row, requestFor(name, await thingsNow()));
      expect([who, status, body]).toEqual([who, refusals[expected][0], { message: refusals[expected][1] }]);
    }
    const allowed = all.filter(([, expected]) => expected === 'allowed').map(([who]) => who);
    const request = requestFor(name, await thingsNow());
    const others = allowed.filter(who => statusFor(who, row, request) === 404);
    const [owner, ...rest] = allowed.filter(who => !others.includes(who)).toSorted(memberFirst);
    // The member's good answer, right after, shows that what the others were told of as not there was there.
    await expectOf([...others, ...(owner ? [owner] : [])], row);
    for (const who of rest) await expectOf([who], row);
  });

  it('a member who asks for the logs of another assignment gets none', async () => {
    const { query } = requestFor('listProgress', await thingsNow());
    const { memberId: _memberId, ...filter } = query ?? {};
    const { status, body } = await ask('another', ['listProgress', contract.listProgress as Endpoint], {
      query: filter,
    });
    expect([status, body]).toEqual([200, []]);
  });
});

const memberFirst = (one: Who, other: Who) => Number(other === 'member') - Number(one === 'member');

/** For who is let in. Others than the member it belongs to are told that it does not exist; a coach sees it. */
function statusFor(who: Who, [name, endpoint]: Row, request: RequestInput): number {
  if (alreadyThere.includes(name)) return 409;
  if (name === 'deleteAccount' && who === 'coach') return 409;
  const isOwn = who === 'member' || (who === 'coach' && !ownersAlone.includes(name));
  return isOwn || !namesSomething(name, request) ? (endpoint.status ?? 200) : 404;
}

/** The calls not even a coach makes for a member. */
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

/** Whether the request is about something of a member's own by its id; what is published, or a coach's, is everyone's. */
const namesSomething = (name: string, { params, query, body }: RequestInput) =>
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
  // Muting and hiding are each reader's own choice.
  'showInMyFeed',
  'unmutePerson',
];

/** The calls in which members see each other, by name. */
const showsMembers = ['getLeaderboard', 'listSubmissions', 'getWeeklyProgressLeaderboard'];
