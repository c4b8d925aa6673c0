import { afterEach, describe, expect, it, vi } from 'vitest';

type Entry = { userId: string; key: string; place: string; text: string };

const entry = (key: string, overrides: Partial<Entry> = {}): Entry => ({
  userId: 'ada',
  key,
  place: key,
  text: '',
  ...overrides,
});

const ofAda = { index: 'userId', key: 'ada' };
const isAdas = ({ userId }: Entry) => userId === 'ada';

/** A page of its own, whose memory is empty. Node has no storage. */
async function aStore() {
  vi.resetModules();
  const { createOutboxStore } = await import('./store.ts');
  return createOutboxStore<Entry>('logs', {
    keyOf: ({ key }) => key,
    isUnsent: ({ text }) => text !== 'taken',
  });
}

const keys = (entries: readonly Entry[]) => entries.map(({ key }) => key);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a storage', () => {
  it('entries are in memory, and a read says that it is not whole', async () => {
    const store = await aStore();
    expect(await store.put([entry('a'), entry('b', { userId: 'ben' })])).toEqual({
      storedIn: 'memory',
      replaced: 0,
    });
    const { entries, isComplete } = await store.read(ofAda, isAdas);
    expect([keys(entries), isComplete]).toEqual([['a'], false]);
    expect(await store.find('b')).toMatchObject({ userId: 'ben' });
  });

  it('an entry takes the place of those it replaces', async () => {
    const store = await aStore();
    await store.put([entry('a', { place: 'squat' }), entry('b')]);
    const { replaced } = await store.put([entry('c', { place: 'squat' })], {
      by: ofAda,
      isGone: ({ place }) => place === 'squat',
    });
    expect([replaced, keys((await store.read(ofAda, isAdas)).entries)]).toEqual([1, ['b', 'c']]);
  });

  it('a change is of those that are there', async () => {
    const store = await aStore();
    await store.put([entry('a')]);
    await store.drop(['b']).catch(() => undefined);
    await store.update(['a'], one => ({ ...one, text: 'changed' }));
    expect((await store.read(ofAda, isAdas)).entries).toEqual([entry('a', { text: 'changed' })]);
  });

  it('what is dropped is gone, by its key and by what it is', async () => {
    const store = await aStore();
    await store.put([entry('a'), entry('b'), entry('c', { userId: 'ben' })]);
    await store.drop(['a']);
    await store.dropWhere(({ userId }) => userId === 'ben').catch(() => undefined);
    expect(keys((await store.read(ofAda, isAdas)).entries)).toEqual(['b']);
    expect([await store.isAny(), store.isAnyInMemory()]).toEqual([true, true]);
  });
});

it('a storage that does not answer within a second and a half is none', async () => {
  class IDBRequest extends EventTarget {}
  vi.stubGlobal('IDBRequest', IDBRequest);
  vi.stubGlobal('indexedDB', { open: () => new IDBRequest() });
  vi.useFakeTimers();
  const store = await aStore();
  const ended: string[] = [];
  void store.put([entry('a')]).then(({ storedIn }) => ended.push(storedIn));
  await vi.advanceTimersByTimeAsync(1_499);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toEqual(['memory']);
});

it('leaving the page is asked about as long as something unsent is in its memory alone', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  const leave = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const store = await aStore();
  expect(leave()).toBe(false);
  await store.put([entry('a')]);
  expect(leave()).toBe(true);
  await store.update(['a'], one => ({ ...one, text: 'taken' }));
  expect(leave()).toBe(false);
});
