import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#server/testing/calls/contract.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { getMyStanding } from '#contract/leaderboard.ts';
import { appForTests, type TestApp } from '#server/testing/app-for-tests.ts';
import { Person } from '#server/testing/people.ts';
import { alreadyThere, endsTheAsker, validRequests } from '#server/testing/calls/valid-requests.ts';
import { type Cast, everyKindOfPerson } from '#server/testing/calls/every-kind-of-person.ts';
import { QueriedTables } from '#server/testing/calls/queried-tables.ts';
import { somethingToAskFor } from '#server/testing/calls/things-to-ask-for.ts';

const endpoints: [string, Endpoint][] = Object.entries(contract);
const reads = endpoints.filter(([, { method }]) => method === 'GET');
const writes = endpoints.filter(([, { method }]) => method !== 'GET');

it('every read says what it tells of, and every write what it changes', () => {
  expect(reads.filter(([, { providesTags }]) => providesTags === undefined)).toEqual([]);
  expect(writes.filter(([, { invalidatesTags }]) => invalidatesTags === undefined)).toEqual([]);
});

/** With it every read is asked after every write, also where no table was changed that it asks. */
const readsAll = process.env.STALE_READS === 'all';

describe('no read answers otherwise after a write that is not said to change what it tells of', () => {
  type Things = Awaited<ReturnType<typeof somethingToAskFor>>;
  type Reader = 'member' | 'coach';
  type Answer = { status: number; text: string };
  let testApp: TestApp;
  let cast: Cast;
  let tables: QueriedTables;
  /** What there is to ask for, and what each read answers now; made anew once something of it is gone. */
  let world: { things: Things; answers: ReadonlyMap<string, Answer> } | null = null;
  /** The tables that a read has asked, whenever it was. */
  const tablesOf = new Map<string, ReadonlySet<string>>();

  beforeAll(async () => {
    testApp = await appForTests();
    tables = await QueriedTables.of(testApp);
    cast = await everyKindOfPerson(testApp, new Person(testApp));
  });
  afterAll(() => {
    tables.end();
    return testApp.close();
  });

  const ask = (who: keyof Cast, name: string, endpoint: Endpoint, things: Things) =>
    new Person(testApp, cast[who].cookie).ask(endpoint, (validRequests[name]?.(things) ?? {}) as never);

  const input = reads
    .filter(([, { providesTags }]) => providesTags?.length !== 0)
    .flatMap(([name, endpoint]) => {
      const readers: Reader[] = endpoint.access === 'coach' ? ['coach'] : ['member', 'coach'];
      return readers.map(who => ({ key: `${name} of the ${who}`, who, name, endpoint }));
    });

  /** Of all reads, or of those that have asked a table of these. */
  async function readAll(things: Things, changed?: ReadonlySet<string>): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>();
    for (const { key, who, name, endpoint } of input) {
      const before = tablesOf.get(key) ?? new Set<string>();
      if (changed && !readsAll && ![...before].some(table => changed.has(table))) continue;
      tables.takeQueried();
      const { status, body } = await ask(who, name, endpoint, things);
      answers.set(key, { status, text: JSON.stringify(body) });
      tablesOf.set(key, new Set([...before, ...tables.takeQueried()]));
    }
    return answers;
  }

  async function newWorld() {
    const things = await somethingToAskFor(testApp, cast.coach, cast.member);
    // The first look at the board takes standings on to today.
    await ask('member', 'getMyStanding', getMyStanding, things);
    return { things, answers: await readAll(things) };
  }

  it.each(writes.filter(([name]) => !alreadyThere.includes(name)))('%s', async (name, endpoint) => {
    world ??= await newWorld();
    await tables.takeChanged();
    let { status } = await ask(whoMay(endpoint), name, endpoint, world.things);
    if (status >= 400) {
      // An earlier write of this walk stands in its way.
      world = await newWorld();
      await tables.takeChanged();
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
    const after = await readAll(things, await tables.takeChanged());
    const changed = [...after].filter(([read, answer]) => !isSame(answer, before.get(read)));
    expect(changed.map(([read]) => read).filter(read => !isSaid(endpoint, read))).toEqual([]);
    // What tells of something that is gone would tell of no later write.
    const isWorn = changed.some(([read, answer]) => answer.status >= 400 && isGood(before.get(read)));
    if (!isWorn) world = { things, answers: new Map([...before, ...after]) };
  });

  const isSame = (one: Answer, other: Answer | undefined) =>
    one.status === other?.status && one.text === other.text;

  const isGood = (answer: Answer | undefined) => answer !== undefined && answer.status < 400;
});

const whoMay = ({ access }: Endpoint) =>
  access === 'coach' ? 'coach' : access === 'visitor' ? 'stranger' : 'member';

const byName: Record<string, Endpoint> = contract;

function isSaid({ invalidatesTags = [] }: Endpoint, read: string): boolean {
  const { providesTags = [] } = byName[read.split(' ')[0] ?? ''] ?? {};
  return invalidatesTags.some(subject => providesTags.includes(subject));
}
