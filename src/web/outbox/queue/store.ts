import type { IDBPDatabase } from 'idb';
import { device, type OutboxName } from '#web/offline/device.ts';
import { warnBeforeLosing } from './warn-before-losing.ts';

/** A storage that does not answer in time is none. */
const timeoutMs = 1_500;

type Options<Entry> = {
  keyOf: (entry: Entry) => string;
  /** Blobs: each is written for itself, and may take its time. */
  isLarge?: boolean;
  /** The rest may be lost with the page: the server has it. */
  isUnsent?: (entry: Entry) => boolean;
};

type Index = { index: string; key: string | string[] };

/** Where an entry is: in memory it goes with the page. */
export type StoredIn = 'device' | 'memory';

const open = () => device() as unknown as Promise<IDBPDatabase>;

const inTime = <Value>(act: Promise<Value>): Promise<Value> =>
  Promise.race([
    act,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The storage does not answer')), timeoutMs);
    }),
  ]);

/**
 * One kind of entry in the device's database, by its key. What the storage does not take (it is full, or denied) is in memory
 * as long as the page is.
 */
export function createOutboxStore<Entry>(name: OutboxName, options: Options<Entry>) {
  const { keyOf, isLarge = false, isUnsent = () => true } = options;
  const inMemory = new Map<string, Entry>();
  const limited = isLarge ? <Value>(act: Promise<Value>) => act : inTime;
  const isAnyInMemory = () => [...inMemory.values()].some(isUnsent);
  const write = async (act: (database: IDBPDatabase) => Promise<void>) => limited(open().then(act));

  /** Stores all or none, in place of those that are `replaced`; answers how many these were. Those in memory go along. */
  async function put(
    entries: readonly Entry[],
    replaced?: { by: Index; isGone: (entry: Entry) => boolean },
  ): Promise<{ storedIn: StoredIn; replaced: number }> {
    const own = new Map([
      ...(isLarge ? [] : inMemory),
      ...entries.map(entry => [keyOf(entry), entry] as const),
    ]);
    const gone = replaced ? [...own].filter(([, one]) => replaced.isGone(one) && !entries.includes(one)) : [];
    for (const [key] of gone) own.delete(key);
    let count = gone.length;
    try {
      await write(async database => {
        const transaction = database.transaction(name, 'readwrite');
        const { store } = transaction;
        if (replaced) {
          const all = (await store.index(replaced.by.index).getAll(replaced.by.key)) as Entry[];
          const before = all.filter(one => replaced.isGone(one) && !own.has(keyOf(one)));
          count += before.length;
          for (const one of before) void store.delete(keyOf(one)).catch(() => undefined);
        }
        for (const entry of own.values()) void store.put(entry).catch(() => undefined);
        await transaction.done;
      });
      for (const key of [...own.keys(), ...gone.map(([key]) => key)]) inMemory.delete(key);
      return { storedIn: 'device', replaced: count };
    } catch {
      for (const [key] of gone) inMemory.delete(key);
      for (const entry of entries) inMemory.set(keyOf(entry), entry);
      warnBeforeLosing(isAnyInMemory);
      return { storedIn: 'memory', replaced: gone.length };
    }
  }

  /** Null for one that is not on this device, or not any more. Fails where the storage can't be read. */
  async function find(key: string): Promise<Entry | null> {
    const here = inMemory.get(key);
    if (here) return here;
    const read = open().then(database => database.get(name, key) as Promise<Entry | undefined>);
    return (await limited(read)) ?? null;
  }

  /** Those of an index; not whole, where the storage could not be read. */
  async function read(
    { index, key }: Index,
    isWanted: (entry: Entry) => boolean,
  ): Promise<{ entries: Entry[]; isComplete: boolean }> {
    const reading = open().then(database => database.getAllFromIndex(name, index, key) as Promise<Entry[]>);
    const kept = await limited(reading).catch(() => null);
    const here = [...inMemory.values()].filter(isWanted);
    const all = new Map([...(kept ?? []), ...here].map(entry => [keyOf(entry), entry]));
    return { entries: [...all.values()], isComplete: kept !== null };
  }

  /** Changes those that are still there: one that was dropped meanwhile stays so. */
  async function update(keys: readonly string[], change: (entry: Entry) => Entry): Promise<void> {
    const onDevice = keys.filter(key => !inMemory.has(key));
    for (const [key, entry] of inMemory) if (keys.includes(key)) inMemory.set(key, change(entry));
    if (onDevice.length === 0) return;
    await write(async database => {
      const transaction = database.transaction(name, 'readwrite');
      for (const key of onDevice) {
        const entry = (await transaction.store.get(key)) as Entry | undefined;
        if (entry !== undefined) await transaction.store.put(change(entry));
      }
      await transaction.done;
    });
  }

  /** What was written too late for its time is on the device as well. */
  async function drop(keys: readonly string[]): Promise<void> {
    const isAllInMemory = keys.map(key => inMemory.delete(key)).every(Boolean);
    if (keys.length === 0) return;
    const dropping = write(async database => {
      const transaction = database.transaction(name, 'readwrite');
      for (const key of keys) await transaction.store.delete(key);
      await transaction.done;
    });
    await (isAllInMemory ? dropping.catch(() => undefined) : dropping);
  }

  async function dropWhere(isGone: (entry: Entry) => boolean): Promise<void> {
    for (const [key, entry] of inMemory) if (isGone(entry)) inMemory.delete(key);
    await write(async database => {
      const transaction = database.transaction(name, 'readwrite');
      for await (const cursor of transaction.store) if (isGone(cursor.value as Entry)) await cursor.delete();
      await transaction.done;
    });
  }

  /** Whether anyone's is there, of those that are wanted. */
  async function isAny(isWanted: (entry: Entry) => boolean = () => true): Promise<boolean> {
    if ([...inMemory.values()].some(isWanted)) return true;
    const all = await limited(open().then(database => database.getAll(name) as Promise<Entry[]>));
    return all.some(isWanted);
  }

  return { put, find, read, update, drop, dropWhere, isAny, isAnyInMemory };
}
