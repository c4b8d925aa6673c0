import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getMyStanding } from '#contract/leaderboard.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import { alreadyThere, endsTheAsker, validRequests } from '#server/testing/calls/valid-requests.ts';
import { type Cast, everyKindOfPerson } from '#server/testing/calls/every-kind-of-person.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);
const reads = endpoints.filter(([, { method }]) => method === 'GET');
const writes = endpoints.filter(([, { method }]) => method !== 'GET');

it('every read says what it tells of, and every write what it changes', () => {
  expect(reads.filter(([, { tells }]) => tells === undefined)).toEqual([]);
  expect(writes.filter(([, { changes }]) => changes === undefined)).toEqual([]);
});

describe('no read answers otherwise after a write that is not said to change what it tells of', () => {
  type Things = Awaited<ReturnType<typeof somethingToAskFor>>;
  type Answers = ReadonlyMap<string, string>;
  let testApp: TestApp;
  let cast: Cast;
  /** What there is to ask for, and what each read answers now; made anew once something of it is gone. */
  let world: { things: Things; answers: Answers } | null = null;

  beforeAll(async () => {
    testApp = await appForTests();
    cast = await everyKindOfPerson(testApp, new Person(testApp));
  });
  afterAll(() => testApp.close());

  const ask = (who: keyof Cast, name: string, endpoint: Endpoint, things: Things) =>
    new Person(testApp, cast[who].cookie).ask(endpoint, (validRequests[name]?.(things) ?? {}) as never);

  async function readAll(things: Things): Promise<Answers> {
    const asked = reads.flatMap(([name, endpoint]) => {
      if (endpoint.tells?.length === 0) return [];
      const readers =
        endpoint.access === 'coach' ? ['coach' as const] : ['member' as const, 'coach' as const];
      return readers.map(async (who): Promise<[string, string]> => {
        const { status, body } = await ask(who, name, endpoint, things);
        return [`${name} of the ${who}`, `${status} ${JSON.stringify(body)}`];
      });
    });
    return new Map(await Promise.all(asked));
  }

  async function newWorld() {
    const things = await somethingToAskFor(testApp, cast.coach, cast.member);
    // The first look at the board takes standings on to today.
    await ask('member', 'getMyStanding', getMyStanding, things);
    return { things, answers: await readAll(things) };
  }

  it.each(writes.filter(([name]) => !alreadyThere.includes(name)))('%s', async (name, endpoint) => {
    world ??= await newWorld();
    let { status } = await ask(whoMay(endpoint), name, endpoint, world.things);
    if (status >= 400) {
      // An earlier write of this walk stands in its way.
      world = await newWorld();
      ({ status } = await ask(whoMay(endpoint), name, endpoint, world.things));
    }
    expect(status).toBe(endpoint.status ?? 200);
    const { things, answers: before } = world;
    world = null;
    if (endsTheAsker.includes(name)) {
      // Nobody is left to read anything.
      cast = await everyKindOfPerson(testApp, new Person(testApp));
      return;
    }
    const after = await readAll(things);
    const changed = [...after.keys()].filter(read => before.get(read) !== after.get(read));
    expect(changed.filter(read => !isSaid(endpoint, read))).toEqual([]);
    if (endpoint.method !== 'DELETE') world = { things, answers: after };
  });
});

const whoMay = ({ access }: Endpoint) =>
  access === 'coach' ? 'coach' : access === 'visitor' ? 'stranger' : 'member';

const byName: Record<string, Endpoint> = contract;

function isSaid({ changes = [] }: Endpoint, read: string): boolean {
  const { tells = [] } = byName[read.split(' ')[0] ?? ''] ?? {};
  return changes.some(subject => tells.includes(subject));
}
