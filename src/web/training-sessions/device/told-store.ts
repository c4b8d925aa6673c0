import { createStore, type Store } from '#web/state/store.ts';
import { dropEvents, eventsOfDay, keepEvents } from '#web/training/outbox/kept-events.ts';
import { type OutboxNews, onOutboxNews } from '#web/training/outbox/outbox-news.ts';
import type { DayAnswer, EventsAnswer, ToldEvent, ToldWhere } from '#web/training/outbox/told-event.ts';
import { setClockBy } from './clock.ts';
import { type NewEvent, newlyTold } from './new-event.ts';

/** What one device has told of a day's session. */
export type Told = {
  /** In the order in which they were told; those that the server has taken too. */
  events: readonly ToldEvent[];
  keptIn: 'device' | 'memory';
  newRecords: EventsAnswer['newRecords'];
  /** The last answer that came to events. */
  answered: DayAnswer | null;
  /** What the device keeps has been read. */
  isRead: boolean;
};

export type ToldStore = Store<Told> & {
  tell: (events: readonly NewEvent[], where: ToldWhere, after: number) => Promise<void>;
  forget: (eventId: string) => Promise<void>;
  /** Reads anew what the device keeps: another tab may have told something. */
  readAgain: () => Promise<void>;
};

const stores = new Map<string, ToldStore>();

/** One store a person and day, for as long as the page is there. */
export function toldStore(userId: string, trainingDayId: string): ToldStore {
  const key = `${userId} ${trainingDayId}`;
  const store = stores.get(key) ?? createToldStore(userId, trainingDayId);
  stores.set(key, store);
  return store;
}

const nothing: Told = { events: [], keptIn: 'device', newRecords: [], answered: null, isRead: false };

function createToldStore(userId: string, trainingDayId: string): ToldStore {
  const hear = ({ answers = [] }: OutboxNews) => {
    const own = answers.filter(answer => answer.userId === userId && answer.trainingDayId === trainingDayId);
    for (const answer of own) take(answer);
    void readAgain();
  };
  const store = createStore<Told>(nothing, () => {
    void readAgain();
    return onOutboxNews(hear);
  });
  const change = (next: Partial<Told>) => store.set({ ...store.now(), ...next });
  const readAgain = async () => {
    const kept = await eventsOfDay(userId, trainingDayId);
    // What is being told at this moment may not be among those that were read.
    change({ events: together(store.now().events, kept), isRead: true });
  };
  const take = (answered: DayAnswer) => {
    setClockBy(answered.answer.now, answered.cameAt);
    const newRecords = [...store.now().newRecords, ...answered.answer.newRecords];
    change({ answered, newRecords });
  };
  return {
    ...store,
    readAgain,
    tell: async (events, where, after) => {
      const told = newlyTold(events, { userId, trainingDayId, where }, Math.max(after, lastTold));
      lastTold = told.at(-1)?.event.at ?? lastTold;
      const keptIn = await keepEvents(told);
      change({ events: together(store.now().events, told), keptIn });
    },
    forget: async eventId => {
      await dropEvents([eventId]);
      change({ events: store.now().events.filter(({ id }) => id !== eventId) });
    },
  };
}

/** The instant of the last event told by this page. */
let lastTold = Number.NEGATIVE_INFINITY;

/** Each once, as it was read last. Taken ones that the device has let go of by now stay as long as the page. */
const together = (before: readonly ToldEvent[], next: readonly ToldEvent[]): ToldEvent[] =>
  [...new Map([...before, ...next].map(event => [event.id, event])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );
