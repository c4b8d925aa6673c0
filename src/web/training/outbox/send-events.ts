import type { mostEventsAtOnce, sendSessionEvents } from '#contract/training/training-sessions.ts';
import { type Delivery, endsRound, isFinal } from './delivery.ts';
import { inTurn } from './in-turn.ts';
import { readDay, noteFates } from './kept-events.ts';
import { postFor } from './post.ts';
import { restamped } from './restamp.ts';
import type { DayAnswer, EventsAnswer, ToldEvent } from './told-event.ts';

// Written out to keep the contract's schemas out of the service worker.
const eventsPath =
  '/api/training-sessions/:trainingDayId/events' satisfies (typeof sendSessionEvents)['path'];
const mostAtOnce = 500 satisfies typeof mostEventsAtOnce;

export type DayRound = { answers: DayAnswer[]; outcome: 'done' | 'left' | 'stop' };

/**
 * Sends what waits of one day's session, in the order in which it was told, as many events at once as the server takes. One
 * tab or worker does so at a time.
 */
export const sendDay = (userId: string, trainingDayId: string, clockBy?: number): Promise<DayRound> =>
  inTurn(`session ${trainingDayId}`, async () => {
    const answers: DayAnswer[] = [];
    for (;;) {
      const { events } = await readDay(userId, trainingDayId);
      const waiting = events.filter(({ state }) => state === 'unsent');
      if (waiting.length === 0) return { answers, outcome: 'done' };
      const batch = restamped(waiting, clockBy).slice(0, mostAtOnce);
      const delivery = await post(userId, trainingDayId, batch);
      if (delivery.to === 'server') answers.push(answerTo(batch, delivery.record));
      const fates = fatesOf(batch, delivery);
      if (fates === null) return { answers, outcome: endsRound(delivery) ? 'stop' : 'left' };
      // Sent again where that can't be written down: the server takes each once.
      await noteFates(fates);
    }
  });

const post = (userId: string, trainingDayId: string, batch: readonly ToldEvent[]) =>
  postFor<EventsAnswer>(userId, {
    path: eventsPath.replace(':trainingDayId', trainingDayId),
    body: { events: batch.map(onWire), answer: 'brief' },
    isAnswer: ({ eventCount }) => typeof eventCount === 'number',
  });

const onWire = ({ event }: ToldEvent) => ({ ...event, at: new Date(event.at).toISOString() });

/** A day that is changed by someone at the moment; it can be tried again. */
const inTheWay = 409;

/** What has become of each; null when all still wait. */
function fatesOf(batch: readonly ToldEvent[], delivery: Delivery<EventsAnswer>): ToldEvent[] | null {
  if (delivery.to === 'server') {
    const why = new Map(delivery.record.refused.map(refused => [refused.index, refused.why]));
    return batch.map((told, index) => fateOf(told, why.get(index) ?? null));
  }
  if (!isFinal(delivery) || delivery.error.status === inTheWay) return null;
  const { sentence, issues } = delivery.error;
  const why = new Map(issues.map(({ path, message }) => [path, message]));
  return batch.map((told, index) => fateOf(told, why.get(`events.${index}`) ?? sentence));
}

const fateOf = (told: ToldEvent, why: string | null): ToldEvent => ({
  ...told,
  state: why === null ? 'taken' : 'refused',
  why,
});

/** A session comes with what has changed a log. */
function answerTo(batch: readonly ToldEvent[], answer: EventsAnswer): DayAnswer {
  const { userId, trainingDayId, where } = batch[0] as ToldEvent;
  return { userId, trainingDayId, where, answer, cameAt: Date.now(), isOfLogs: answer.session !== null };
}
