import type { maxEventsAtOnce, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { type Delivery, endsFlush, isRefused } from '#web/outbox/queue/delivery.ts';
import { withLock } from '#web/outbox/queue/lock.ts';
import { readDay, noteResults } from './event-store.ts';
import { postFor } from '#web/outbox/queue/post.ts';
import { restamped } from './restamp.ts';
import type { DayAnswer, EventsAnswer, LocalEvent } from './local-event.ts';

// Written out to keep the contract's schemas out of the service worker.
const eventsPath =
  '/api/training-sessions/:trainingDayId/events' satisfies (typeof sendSessionEvents)['path'];
const maxAtOnce = 500 satisfies typeof maxEventsAtOnce;

export type DayFlush = { answers: DayAnswer[]; outcome: 'done' | 'left' | 'stop' };

/**
 * Sends what waits of one day's session, in the order in which it was told, as many events at once as the server takes. One
 * tab or worker does so at a time.
 */
export const sendDay = (userId: string, trainingDayId: string, clockBy?: number): Promise<DayFlush> =>
  withLock(`session ${trainingDayId}`, async () => {
    const answers: DayAnswer[] = [];
    for (;;) {
      const { events } = await readDay(userId, trainingDayId);
      const waiting = events.filter(({ state }) => state === 'unsent');
      if (waiting.length === 0) return { answers, outcome: 'done' };
      const batch = restamped(waiting, clockBy).slice(0, maxAtOnce);
      const delivery = await post(userId, trainingDayId, batch);
      if (delivery.to === 'server') answers.push(answerTo(batch, delivery.record));
      const results = resultsOf(batch, delivery);
      if (results === null) return { answers, outcome: endsFlush(delivery) ? 'stop' : 'left' };
      // Sent again where that can't be written down: the server takes each once.
      await noteResults(results);
    }
  });

const post = (userId: string, trainingDayId: string, batch: readonly LocalEvent[]) =>
  postFor<EventsAnswer>(userId, {
    path: eventsPath.replace(':trainingDayId', trainingDayId),
    body: { events: batch.map(onWire), answer: 'changed' },
    isAnswer: ({ eventCount }) => typeof eventCount === 'number',
  });

const onWire = ({ event }: LocalEvent) => ({ ...event, at: new Date(event.at).toISOString() });

/** A day that is changed by someone at the moment; it can be tried again. */
const inTheWay = 409;

/** What has become of each; null when all still wait. */
function resultsOf(batch: readonly LocalEvent[], delivery: Delivery<EventsAnswer>): LocalEvent[] | null {
  if (delivery.to === 'server') {
    const why = new Map(delivery.record.refused.map(refused => [refused.index, refused.why]));
    return batch.map((localEvent, index) => resultOf(localEvent, why.get(index) ?? null));
  }
  if (!isRefused(delivery) || delivery.error.status === inTheWay) return null;
  const { sentence, issues } = delivery.error;
  const why = new Map(issues.map(({ path, message }) => [path, message]));
  return batch.map((localEvent, index) => resultOf(localEvent, why.get(`events.${index}`) ?? sentence));
}

const resultOf = (localEvent: LocalEvent, why: string | null): LocalEvent => ({
  ...localEvent,
  state: why === null ? 'taken' : 'refused',
  why,
});

function answerTo(batch: readonly LocalEvent[], answer: EventsAnswer): DayAnswer {
  const { userId, trainingDayId, where } = batch[0] as LocalEvent;
  const isOfLogs = answer.changed?.isOfLogs ?? true;
  return { userId, trainingDayId, where, answer, cameAt: Date.now(), isOfLogs };
}
