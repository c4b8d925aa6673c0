import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { CallError } from '#web/data/call.ts';
import type { Delivery } from './delivery.ts';
import { flush, type Queue, type Refusal } from './flush.ts';

type Entry = { key: string; userId: string; lane: string; refusal: Refusal | null };

// Without locks, as over plain http.
beforeAll(() => vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());

const entry = (key: string, lane = key): Entry => ({ key, userId: 'ada', lane, refusal: null });
const saved: Delivery<string> = { to: 'server', record: 'saved' };
const answered = (status: number): Delivery<string> => ({
  to: 'refusal',
  error: new CallError(status, `No ${status}`),
  isOurs: true,
});

/** Entries in memory, each answered as is said; what is not said is saved. */
function aQueue(entries: readonly Entry[], said: Record<string, Delivery<string>> = {}) {
  const there = new Map(entries.map(one => [one.key, one]));
  const posted: string[] = [];
  const queue: Queue<Entry, string> = {
    lockName: userId => `entries of ${userId}`,
    entriesOf: async () => [...there.values()],
    find: async key => there.get(key) ?? null,
    laneOf: ({ lane }) => lane,
    post: async ({ key }) => {
      posted.push(key);
      return said[key] ?? saved;
    },
    onTaken: async key => void there.delete(key),
    onRefused: async (key, refusal) => void there.set(key, { ...(there.get(key) as Entry), refusal }),
  };
  return { queue, there, posted };
}

it('one that has to wait holds those after it in its lane, and no others', async () => {
  const entries = [entry('a', 'one'), entry('b', 'one'), entry('c', 'two')];
  const { queue, posted } = aQueue(entries, { a: answered(500) });
  const { sent, isAnyLeft, isStopped } = await flush(queue, 'ada');
  expect([posted, sent.map(({ entry: { key } }) => key)]).toEqual([['a', 'c'], ['c']]);
  expect([isAnyLeft, isStopped]).toEqual([true, false]);
});

it('a refused one holds nobody, and is kept with its reason', async () => {
  const { queue, posted, there } = aQueue([entry('a', 'one'), entry('b', 'one')], { a: answered(409) });
  expect((await flush(queue, 'ada')).isAnyLeft).toBe(false);
  expect(posted).toEqual(['a', 'b']);
  expect(there.get('a')?.refusal).toEqual({ status: 409, sentence: 'No 409' });
});

it.each<[string, Delivery<string>, boolean]>([
  ['no answer', { to: 'nobody' }, false],
  ['a session that has ended', answered(401), true],
  ['another person', { to: 'another' }, true],
])('%s ends it', async (_what, delivery, needsSignIn) => {
  const { queue, posted } = aQueue([entry('a'), entry('b')], { a: delivery });
  expect(await flush(queue, 'ada')).toEqual({ sent: [], isAnyLeft: true, isStopped: true, needsSignIn });
  expect(posted).toEqual(['a']);
});

it('where what was sent cannot be noted it is sent again, and the rest waits for the storage', async () => {
  const { queue, posted, there } = aQueue([entry('a'), entry('b')]);
  const failing = { ...queue, onTaken: () => Promise.reject(new Error('The storage does not answer')) };
  expect(await flush(failing, 'ada')).toMatchObject({ sent: [], isAnyLeft: true });
  expect([posted, there.size]).toEqual([['a'], 2]);
  expect((await flush(queue, 'ada')).sent).toHaveLength(2);
});
