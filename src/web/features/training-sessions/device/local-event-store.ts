import type { ChangeOfSession } from '#domain/training-sessions/answered-session.ts';
import { createStore, type Store } from '#web/state/store.ts';
import { dropEvents, keepEvents, readDay } from '#web/outbox/events/event-store.ts';
import { type OutboxNews, onOutboxNews } from '#web/outbox/outbox-news.ts';
import { setClockBy } from '#web/outbox/events/server-clock.ts';
import type { EventsAnswer, LocalEvent, EventContext } from '#web/outbox/events/local-event.ts';
import { type NewEvent, newLocalEvents } from './new-event.ts';

/** The events of a day's session that one device has added. */
export type LocalEvents = {
  /** In the order in which they were added; those that the server has taken too. */
  events: readonly LocalEvent[];
  storedIn: 'device' | 'memory';
  newRecords: EventsAnswer['newRecords'];
  /** The session as it came last with an answer to events. */
  answered: { session: NonNullable<EventsAnswer['session']>; cameAt: number } | null;
  /** What answers said of events sent by this page. */
  changed: ChangeOfSession;
  /** An answer in this sitting may be of a log that changed. */
  isOfLogs: boolean;
  /** What the device keeps has been read. */
  isRead: boolean;
};

export type LocalEventStore = Store<LocalEvents> & {
  /**
   * `after`: the instant of the last event that is known here, of another device too. What `alongside` changes is drawn with them.
   */
  add: (
    events: readonly NewEvent[],
    where: EventContext,
    after: number,
    alongside?: () => void,
  ) => Promise<void>;
  forget: (eventId: string) => Promise<void>;
  /** Reads the device's storage again: another tab may have added something. */
  readAgain: () => Promise<void>;
};

const stores = new Map<string, LocalEventStore>();

/** One store a person and day, for as long as the page is there. */
export function localEventStore(userId: string, trainingDayId: string): LocalEventStore {
  const key = `${userId} ${trainingDayId}`;
  const store = stores.get(key) ?? createLocalEventStore(userId, trainingDayId);
  stores.set(key, store);
  return store;
}

const nothing: LocalEvents = {
  events: [],
  storedIn: 'device',
  newRecords: [],
  answered: null,
  changed: { events: [], lifts: {} },
  isOfLogs: false,
  isRead: false,
};

function createLocalEventStore(userId: string, trainingDayId: string): LocalEventStore {
  const store = createStore<LocalEvents>(nothing, () => {
    void readAgain();
    return onOutboxNews(hear);
  });
  const change = (next: Partial<LocalEvents>) => store.set({ ...store.now(), ...next });
  /** Counts what was added and forgotten here: a read from before does not know of it. */
  let version = 0;
  const readAgain = async (): Promise<void> => {
    const readOf = version;
    const { events: stored, isComplete } = await readDay(userId, trainingDayId);
    if (readOf !== version) return readAgain();
    const before = store.now().events.filter(({ state }) => !isComplete || state === 'taken');
    return change({ events: together(before, stored), isRead: true });
  };
  const hear = ({ answers = [] }: OutboxNews) => {
    const own = answers.filter(answer => answer.userId === userId && answer.trainingDayId === trainingDayId);
    for (const answered of own) {
      setClockBy(answered.answer.now, answered.cameAt);
      const { session, changed, newRecords } = answered.answer;
      const before = store.now();
      change({
        ...(session && { answered: { session, cameAt: answered.cameAt } }),
        ...(changed && { changed: both(before.changed, changed) }),
        isOfLogs: before.isOfLogs || answered.isOfLogs,
        newRecords: [...before.newRecords, ...newRecords],
      });
    }
    void readAgain();
  };
  return {
    ...store,
    readAgain,
    add: async (events, where, after, alongside) => {
      const added = newLocalEvents(events, { userId, trainingDayId, where }, Math.max(after, lastAdded));
      lastAdded = added.at(-1)?.event.at ?? lastAdded;
      const storedIn = await keepEvents(added);
      version += 1;
      alongside?.();
      change({ events: together(store.now().events, added), storedIn });
    },
    forget: async eventId => {
      version += 1;
      change({ events: store.now().events.filter(({ id }) => id !== eventId) });
      await dropEvents([eventId]);
    },
  };
}

const both = (before: ChangeOfSession, next: ChangeOfSession): ChangeOfSession => ({
  events: [...before.events, ...next.events],
  lifts: { ...before.lifts, ...next.lifts },
});

/** The instant of the last event added by this page. */
let lastAdded = Number.NEGATIVE_INFINITY;

/** Each once, as it was read last. What the server has stays as long as the page, also when the device has let go of it. */
const together = (before: readonly LocalEvent[], next: readonly LocalEvent[]): LocalEvent[] =>
  [...new Map([...before, ...next].map(event => [event.id, event])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
