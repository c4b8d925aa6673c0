import { createStore, type Store } from '#web/state/store.ts';
import { dropEvents, isAnyInMemory, keepEvents, readDay } from '#web/training/outbox/kept-events.ts';
import { type OutboxNews, onOutboxNews } from '#web/training/outbox/outbox-news.ts';
import { setClockBy } from '#web/training/outbox/server-clock.ts';
import type { EventsAnswer, ToldEvent, ToldWhere } from '#web/training/outbox/told-event.ts';
import { type NewEvent, newlyTold } from './new-event.ts';

/** What one device has told of a day's session. */
export type Told = {
  /** In the order in which they were told; those that the server has taken too. */
  events: readonly ToldEvent[];
  keptIn: 'device' | 'memory';
  newRecords: EventsAnswer['newRecords'];
  /** The session as it came last with an answer to events. */
  answered: { session: NonNullable<EventsAnswer['session']>; cameAt: number } | null;
  /** What the device keeps has been read. */
  isRead: boolean;
};

export type ToldStore = Store<Told> & {
  /**
   * `after`: the instant of the last event that is known here, of another device too. What `along` changes is drawn with them.
   */
  tell: (events: readonly NewEvent[], where: ToldWhere, after: number, along?: () => void) => Promise<void>;
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
  const store = createStore<Told>(nothing, () => {
    void readAgain();
    return onOutboxNews(hear);
  });
  const change = (next: Partial<Told>) => store.set({ ...store.now(), ...next });
  /** Counts what was told and forgotten here: a read from before it does not know of it. */
  let turn = 0;
  const readAgain = async (): Promise<void> => {
    const asked = turn;
    const { events: kept, isWhole } = await readDay(userId, trainingDayId);
    if (asked !== turn) return readAgain();
    const before = store.now().events.filter(({ state }) => !isWhole || state === 'taken');
    return change({ events: together(before, kept), isRead: true });
  };
  const hear = ({ answers = [] }: OutboxNews) => {
    const own = answers.filter(answer => answer.userId === userId && answer.trainingDayId === trainingDayId);
    for (const answered of own) {
      setClockBy(answered.answer.now, answered.cameAt);
      const { session, newRecords } = answered.answer;
      if (session !== null) change({ answered: { session, cameAt: answered.cameAt } });
      change({ newRecords: [...store.now().newRecords, ...newRecords] });
    }
    void readAgain();
  };
  return {
    ...store,
    readAgain,
    tell: async (events, where, after, along) => {
      const told = newlyTold(events, { userId, trainingDayId, where }, Math.max(after, lastTold));
      lastTold = told.at(-1)?.event.at ?? lastTold;
      const keptIn = await keepEvents(told);
      turn += 1;
      if (keptIn === 'memory') warnOnLeaving();
      along?.();
      change({ events: together(store.now().events, told), keptIn });
    },
    forget: async eventId => {
      turn += 1;
      change({ events: store.now().events.filter(({ id }) => id !== eventId) });
      await dropEvents([eventId]);
    },
  };
}

/** The instant of the last event told by this page. */
let lastTold = Number.NEGATIVE_INFINITY;

/** Each once, as it was read last. What the server has stays as long as the page, also when the device has let go of it. */
const together = (before: readonly ToldEvent[], next: readonly ToldEvent[]): ToldEvent[] =>
  [...new Map([...before, ...next].map(event => [event.id, event])).values()].toSorted((a, b) =>
    a.id < b.id ? -1 : 1,
  );

let isWarning = false;

/** What no storage has taken goes with the page. */
function warnOnLeaving(): void {
  if (isWarning) return;
  isWarning = true;
  window.addEventListener('beforeunload', event => {
    if (isAnyInMemory()) event.preventDefault();
  });
}
