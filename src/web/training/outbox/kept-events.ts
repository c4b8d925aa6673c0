import { device, type Unsent } from '#web/offline/device.ts';
import type { ToldEvent } from './told-event.ts';

const open = () => device<Unsent, ToldEvent>();

/** Milliseconds: a storage that does not answer is none. */
const patience = 1_500;

/** Events that the storage has not taken: it is full, or denied. They are here as long as the page is. */
const inMemory = new Map<string, ToldEvent>();

export const isAnyInMemory = (): boolean => [...inMemory.values()].some(({ state }) => state !== 'taken');

const inTime = <Value>(act: Promise<Value>): Promise<Value> =>
  Promise.race([
    act,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The storage does not answer')), patience);
    }),
  ]);

/** Keeps events on the device, all or none; where that fails, in memory. Those in memory go along. */
export async function keepEvents(events: readonly ToldEvent[]): Promise<'device' | 'memory'> {
  const all = [...inMemory.values(), ...events];
  try {
    await inTime(put(all));
    for (const { id } of all) inMemory.delete(id);
    return 'device';
  } catch {
    for (const event of events) inMemory.set(event.id, event);
    return 'memory';
  }
}

async function put(events: readonly ToldEvent[]): Promise<void> {
  const transaction = (await open()).transaction('events', 'readwrite');
  for (const event of events) void transaction.store.put(event).catch(() => undefined);
  await transaction.done;
}

const inTold = (events: readonly ToldEvent[]): ToldEvent[] =>
  [...new Map(events.map(event => [event.id, event])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));

const fromMemory = (isWanted: (event: ToldEvent) => boolean) => [...inMemory.values()].filter(isWanted);

/** All of one day, in the order in which they were told. Not whole, where the storage could not be read. */
export async function readDay(
  userId: string,
  trainingDayId: string,
): Promise<{ events: ToldEvent[]; isWhole: boolean }> {
  const read = open().then(database => database.getAllFromIndex('events', 'day', [userId, trainingDayId]));
  const kept = await inTime(read).catch(() => null);
  const isOfDay = (event: ToldEvent) => event.userId === userId && event.trainingDayId === trainingDayId;
  return { events: inTold([...(kept ?? []), ...fromMemory(isOfDay)]), isWhole: kept !== null };
}

/** One person's that the server has not taken: on their way, or refused. */
export async function openEventsOf(userId: string): Promise<ToldEvent[]> {
  const read = open().then(async database => [
    ...(await database.getAllFromIndex('events', 'state', [userId, 'unsent'])),
    ...(await database.getAllFromIndex('events', 'state', [userId, 'refused'])),
  ]);
  const kept = await inTime(read).catch((): ToldEvent[] => []);
  return inTold([...kept, ...fromMemory(event => event.userId === userId && event.state !== 'taken')]);
}

/** Writes down what has become of events; one that was forgotten meanwhile stays so. */
export async function noteFates(fates: readonly ToldEvent[]): Promise<void> {
  const onDevice = fates.filter(({ id }) => !inMemory.has(id));
  for (const event of fates) if (inMemory.has(event.id)) inMemory.set(event.id, event);
  if (onDevice.length === 0) return;
  const transaction = (await open()).transaction('events', 'readwrite');
  for (const event of onDevice)
    if ((await transaction.store.getKey(event.id)) !== undefined) await transaction.store.put(event);
  await transaction.done;
}

export async function dropEvents(ids: readonly string[]): Promise<void> {
  const onDevice = ids.filter(id => !inMemory.delete(id));
  if (onDevice.length === 0) return;
  const transaction = (await open()).transaction('events', 'readwrite');
  for (const id of onDevice) await transaction.store.delete(id);
  await transaction.done;
}

/** What the server has. It is kept beside the answers, and goes with them. */
export async function dropTaken(toldBefore = Number.POSITIVE_INFINITY): Promise<void> {
  await dropWhere(({ state, clock }) => state === 'taken' && clock.read < toldBefore);
}

export const dropEventsOf = (userId: string): Promise<void> => dropWhere(event => event.userId === userId);

async function dropWhere(isGone: (event: ToldEvent) => boolean): Promise<void> {
  const transaction = (await open()).transaction('events', 'readwrite');
  for await (const cursor of transaction.store) if (isGone(cursor.value)) await cursor.delete();
  await transaction.done;
}

export async function isAnyEventOpen(): Promise<boolean> {
  const events = await (await open()).getAll('events');
  return events.some(({ state }) => state === 'unsent') || inMemory.size > 0;
}
