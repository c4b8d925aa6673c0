import { createOutboxStore, type StoredIn } from '#web/outbox/queue/store.ts';
import type { LocalEvent } from './local-event.ts';

const store = createOutboxStore<LocalEvent>('events', {
  keyOf: ({ id }) => id,
  isUnsent: ({ state }) => state !== 'taken',
});

/** Keeps events on the device, all or none; where that fails, in memory. Those in memory go along. */
export const keepEvents = async (events: readonly LocalEvent[]): Promise<StoredIn> =>
  (await store.put(events)).storedIn;

/** Ids only go up. */
const inOrder = (events: readonly LocalEvent[]) => events.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** All of one day, in the order in which they were told. Not whole, where the storage could not be read. */
export async function readDay(
  userId: string,
  trainingDayId: string,
): Promise<{ events: LocalEvent[]; isComplete: boolean }> {
  const { entries, isComplete } = await store.read(
    { index: 'day', key: [userId, trainingDayId] },
    event => event.userId === userId && event.trainingDayId === trainingDayId,
  );
  return { events: inOrder(entries), isComplete };
}

const inState = async (userId: string, state: LocalEvent['state']): Promise<LocalEvent[]> => {
  const isWanted = (event: LocalEvent) => event.userId === userId && event.state === state;
  return (await store.read({ index: 'state', key: [userId, state] }, isWanted)).entries;
};

/** One person's that the server has not taken: on their way, or refused. One may become the other between the two reads. */
export async function openEventsOf(userId: string): Promise<LocalEvent[]> {
  const open = await Promise.all([inState(userId, 'unsent'), inState(userId, 'refused')]);
  return inOrder([...new Map(open.flat().map(event => [event.id, event])).values()]);
}

/** One person's that the server has taken, told since an instant of the device's clock: an answer kept here may be from before. */
export const takenEventsOf = async (userId: string, since: number): Promise<LocalEvent[]> =>
  (await inState(userId, 'taken')).filter(({ clock }) => clock.read >= since);

/** Writes down what has become of events; one that was forgotten meanwhile stays so. */
export async function noteResults(results: readonly LocalEvent[]): Promise<void> {
  const byId = new Map(results.map(event => [event.id, event]));
  await store.update([...byId.keys()], event => byId.get(event.id) ?? event);
}

export const dropEvents = store.drop;

/** What the server has. It is kept beside the answers, and goes with them. */
export const dropTaken = (toldBefore = Number.POSITIVE_INFINITY): Promise<void> =>
  store.dropWhere(({ state, clock }) => state === 'taken' && clock.read < toldBefore);

export const dropEventsOf = (userId: string): Promise<void> =>
  store.dropWhere(event => event.userId === userId);

export const isAnyEventOpen = (): Promise<boolean> => store.isAny(({ state }) => state === 'unsent');
