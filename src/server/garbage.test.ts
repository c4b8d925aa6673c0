import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import { getChallenge } from '#contract/challenges.ts';
import { updateProfile } from '#contract/profile.ts';
import { getDraft } from '#contract/programs/drafts.ts';
import { takeBackProgress } from '#contract/progress.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import * as garbage from '#server/testing/calls/garbage.ts';
import { type Answer, Person } from '#server/testing/people.ts';
import { log } from '#server/testing/training.ts';
import {
  alreadyThere,
  type RequestInput,
  endsTheAsker,
  validRequests,
} from '#server/testing/calls/valid-requests.ts';
import { type Cast, everyKindOfPerson } from '#server/testing/calls/every-kind-of-person.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';

// The walk differs each time; what failed says how the same one is walked again, and any may be made longer.
const seed = Number(process.env.GARBAGE_SEED ?? Math.trunc(Math.random() * 2 ** 31));
const times = Number(process.env.GARBAGE_TIMES ?? 1);
if (process.env.GARBAGE_TIMES) console.log(`GARBAGE_SEED=${seed}`);
const again = `GARBAGE_SEED=${seed} GARBAGE_TIMES=${times} npx vitest run src/server/garbage.test.ts`;

/** The whole file is walked again: the earlier calls are part of what was found. */
async function walk<Args>(property: fc.IAsyncPropertyWithHooks<Args>, runs: number): Promise<void> {
  let walked = 0;
  // What was asked for may be gone by now.
  property.beforeEach(async () => {
    walked += 1;
    if (walked % 60 === 0 && isChanged) await renewOwn();
  });
  const found = await fc.check(property, { seed, numRuns: runs * times, endOnFailure: true });
  if (!found.failed) return;
  const { counterexample, errorInstance } = found;
  const message = `To walk it again: ${again}\n${inShort(counterexample)}\n${String(errorInstance)}`;
  throw new Error(message, { cause: errorInstance });
}

/** A value nested without end can't be written out. */
function inShort(value: unknown): string {
  try {
    return fc.stringify(value);
  } catch {
    return '(too deep to be shown)';
  }
}
const patience = 600_000 * times;

type Things = Awaited<ReturnType<typeof somethingToAskFor>>;

/** Stands in everything that is private to one member: no answer to another may hold it. */
const secret = 'Zerubbabel-c41d';
const publicName = `"firstName":"${secret}","lastName":"${secret}"`;
const unreadable = /^The request could not be read: it (?:has to be JSON|is nested deeper)/;

let testApp: TestApp;
let cast: Cast;
/** Of the member who asks; and of another one. */
let own: Things;
let foreign: Things;
let foreignIds: string[];
let asked = 0;
/** Whether anything may have changed since what the member asks about was made. */
let isChanged = false;

beforeAll(async () => {
  testApp = await appForTests();
  cast = await everyKindOfPerson(testApp, new Person(testApp));
  const { coach, member, another } = cast;
  await another.get(updateProfile, { body: { firstName: secret, lastName: secret, bio: secret } });
  own = await somethingToAskFor(testApp, coach, member);
  foreign = await somethingToAskFor(testApp, coach, another);
  const { assignment, bench, today, saved, program, day, squat, workout } = foreign;
  await log(another, assignment, bench, today, { setsData: [{ setNum: 1, reps: 5 }], notes: secret });
  foreignIds = [another, assignment, saved, program, day, squat, workout].map(({ id }) => id);
  foreignIds.push(day.weekId);
});
afterAll(() => testApp.close());

/** Calls that sign the asker out are left out: the next would be a stranger's. */
const names = Object.keys(contract).filter(name => !endsTheAsker.includes(name));

/** A coach may have left no room for attachments, which none can be made without. */
const standardRoom = 'update fellowship set storage_megabytes = default, revision = gen_random_uuid()';

async function renewOwn(): Promise<void> {
  await testApp.db.$client.query(standardRoom);
  own = await somethingToAskFor(testApp, cast.coach, cast.member);
  isChanged = false;
}

/** The calls refused once their object was changed by another. */
const seesRevision = new Set(['updateChallenge', 'saveDraft']);

/** Reads the present revisions, so that changed things can be changed again. */
async function readRevision(): Promise<void> {
  const { revision } = await cast.coach.get(getChallenge, { params: { id: own.fiveDays.id } });
  const draft = await cast.coach.get(getDraft, { params: { id: own.program.id } });
  const body = { ...own.draft.body, revision: draft.revision };
  own = { ...own, fiveDays: { ...own.fiveDays, revision }, draft: { ...own.draft, body } };
}

function leavePictureOut({ body }: RequestInput): void {
  if (body === undefined || body instanceof Uint8Array) return;
  const fields = body as Record<string, unknown>;
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'string' && value.startsWith('data:image/')) delete fields[key];
}

async function requestFor(name: string, whose: 'own' | 'foreign'): Promise<RequestInput> {
  asked += 1;
  // Who asks so often is heard all the same.
  if (asked % 10 === 0) await testApp.db.$client.query('truncate rate_counts, sign_in_failures');
  // Whoever signs in with another's password is that person, and a coach may take everything away.
  const things = whose === 'own' || contract[name]?.access === 'visitor' ? own : foreign;
  return validRequests[name]?.(things) ?? {};
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

function addressOf(name: string, { params, query }: RequestInput, inPath?: string): string {
  const path = contract[name]?.path ?? '';
  const filled = path.replace(/:(\w+)/g, (_, key: string) => inPath ?? params?.[key] ?? '');
  const pairs = Object.entries(query ?? {}).map(([key, value]) => [key, asText(value)]);
  return `${filled}?${new URLSearchParams(pairs).toString()}`.slice(0, 8000);
}

type Who = keyof Cast;

async function send(
  who: Who,
  name: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const person = new Person(testApp, cast[who].cookie);
  const answer = await person.send(contract[name]?.method ?? 'GET', url, body, headers);
  if (answer.status < 300 && contract[name]?.method !== 'GET') isChanged = true;
  isInOrder(answer, who, name);
  return answer;
}

/** The rules of every answer, whatever the call. */
function isInOrder({ status, body }: Answer, who: Who, name: string): void {
  const text = JSON.stringify(body);
  expect(status, text.slice(0, 300)).toBeLessThan(500);
  if (status >= 300) expect(body.message).toMatch(/\w/);
  if (status === 400 && !unreadable.test(body.message ?? '')) {
    expect(body.issues?.length).toBeGreaterThan(0);
    for (const { path, message } of body.issues ?? [])
      expect([typeof path, message]).toEqual(['string', message]);
  }
  // Everyone on the board is seen by name there.
  const told = name === 'getLeaderboard' ? text.replaceAll(publicName, '') : text;
  if (who !== 'coach') for (const hidden of [secret, cast.another.email]) expect(told).not.toContain(hidden);
}

describe('whatever is thrown at an endpoint, by whomever, it answers in order and gives nothing away', () => {
  it.each(names)('%s, each field in turn', { timeout: patience }, async name => {
    const who = contract[name]?.access === 'coach' ? 'coach' : 'member';
    const fields = garbage.fieldsOf(await requestFor(name, 'own')).length;
    for (let field = 0; field < fields; field += 1) {
      for (const [kind, value] of garbage.oneOfEachKind.entries()) {
        const ask = async () => {
          const request = garbage.damaged(await requestFor(name, 'own'), field, 'replace', value);
          // To make a picture takes longer than all else: it comes along with one kind, another for each field.
          if (kind !== field % garbage.oneOfEachKind.length) leavePictureOut(request);
          return send(who, name, addressOf(name, request), request.body);
        };
        const { status, body } = await ask();
        if (name === 'logProgress' && status === 201) {
          await cast.member.get(takeBackProgress, { params: { id: (body as { id: string }).id } });
        } else if (isChanged && (status === 404 || (status === 409 && !alreadyThere.includes(name)))) {
          // Used up by the field before, perhaps: once more, with things of its own.
          await (seesRevision.has(name) && status === 409 ? readRevision() : renewOwn());
          await ask();
        }
      }
    }
  });

  const anyone = fc.constantFrom<Who>(
    ...(['stranger', 'withoutMembership', 'trialing', 'member', 'member', 'coach', 'coach'] as const),
  );
  const damage = fc.constantFrom<garbage.Damage>('replace', 'replace', 'replace', 'remove', 'add');

  it('a good request with something in it damaged', { timeout: patience }, async () => {
    const value = garbage.garbageValue(foreignIds);
    const whose = fc.constantFrom('own' as const, 'foreign' as const);
    await walk(
      fc.asyncProperty(
        fc.constantFrom(...names),
        anyone,
        whose,
        fc.nat(40),
        damage,
        value,
        async (name, who, owner, field, how, value) => {
          const request = await requestFor(name, who === 'coach' ? 'own' : owner);
          const sent = garbage.damaged(request, field, how, value);
          await send(who, name, addressOf(name, sent), sent.body);
        },
      ),
      250,
    );
  });

  it('a body that is no JSON, or says it is something else', { timeout: patience }, async () => {
    const writes = fc.constantFrom(...names.filter(name => contract[name]?.method !== 'GET'));
    await walk(
      fc.asyncProperty(writes, anyone, garbage.unreadableBody, async (name, who, [type, text]) => {
        const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
        await send(who, name, addressOf(name, await requestFor(name, 'own')), text, headers);
      }),
      50,
    );
  });

  it('nothing but garbage: in the path, the query and the body', { timeout: patience }, async () => {
    const value = garbage.garbageValue(foreignIds);
    const keys = fc.constantFrom('id', 'name', 'email', 'date', 'memberId', 'limit', 'weeks', '__proto__');
    const bag = fc.dictionary(keys, value);
    const inPath = garbage.garbageInPath(foreignIds);
    await walk(
      fc.asyncProperty(
        fc.constantFrom(...names),
        anyone,
        inPath,
        bag,
        fc.oneof(bag, value),
        async (name, who, path, query, body) => {
          await send(who, name, addressOf(name, await requestFor(name, 'foreign'), path), undefined);
          await send(who, name, addressOf(name, { query }, path), body);
        },
      ),
      125,
    );
  });
});
