import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { type Delivery, endsRound, isFinal } from './delivery.ts';
import { dropLog, findLog, keepLog, logsOf, noteRefusal } from './kept-logs.ts';
import { inTurn } from './in-turn.ts';
import { announce } from './outbox-news.ts';
import { openEventsOf } from './kept-events.ts';
import { letEventsFollow } from './after-log.ts';
import { postLog } from './post-log.ts';
import { sendDay } from './send-events.ts';
import type { DayAnswer } from './told-event.ts';
import type { SavedLog, WaitFor, WaitingLog } from './waiting-log.ts';

/**
 * Stores a log on the device and sends it. It leaves the device when the server saves or refuses it; until then it is
 * sent again later, and the answer says what it waits for. A refusal is thrown, because the form can show it. A 401 is
 * thrown too, but the log stays.
 */
export async function sendOrKeep(log: WaitingLog): Promise<SavedLog | WaitFor> {
  const kept = await keepLog(log).catch(() => null);
  const delivery = await inTurn(log.key, async () => {
    const outcome = await postLog(log);
    if (kept) await settle(log.key, outcome, kept.isInstead).catch(() => undefined);
    return outcome;
  });
  if (kept) announce({ sent: [] });
  if (delivery.to === 'server') await letEventsFollow(log, delivery.record);
  if (delivery.to === 'server') return delivery.record;
  if (delivery.to === 'refusal') {
    if (kept === null || delivery.error.status === 401 || isFinal(delivery)) throw delivery.error;
    return 'server';
  }
  if (kept === null) throw new Error('It could not be sent, and there is nowhere to keep it');
  return delivery.to === 'nobody' ? 'signal' : 'owner';
}

/** A refused log that has replaced an older kept one stays until its owner decides: it is the only copy of the work. */
async function settle(key: string, delivery: Delivery, isInstead: boolean): Promise<void> {
  if (delivery.to === 'server') return dropLog(key);
  if (!isFinal(delivery)) return undefined;
  return isInstead ? noteRefusal(key, refusalOf(delivery.error)) : dropLog(key);
}

const refusalOf = ({ status, sentence }: { status: number; sentence: string }) => ({ status, sentence });

export type Round = {
  sent: { log: WaitingLog; record: SavedLog }[];
  /** What the server has said to events of sessions. */
  answers: DayAnswer[];
  /** Something is left to send: there is no signal, the server is in trouble, or another person is signed in. */
  isAnyLeft: boolean;
};

/**
 * Sends the waiting logs one after another, then the sessions' events, which may have followed on a log. Tabs and the service
 * worker may do so at once; each log and each day has its lock. `clockBy` is what the device's clock is corrected by.
 */
export async function sendWaiting(userId?: string, clockBy?: number): Promise<Round> {
  const round: Round = { sent: [], answers: [], isAnyLeft: false };
  const person = await askWhoIsThere();
  if (!person || (userId !== undefined && userId !== person)) return { ...round, isAnyLeft: true };
  const logs = (await logsOf(person)).filter(({ refusal }) => refusal === null);
  const isStopped = await sendLogs(logs, round);
  const days = isStopped ? [] : await daysToSend(person);
  await sendDays(person, days, round, clockBy);
  if (isStopped && (await daysToSend(person)).length > 0) round.isAnyLeft = true;
  if (logs.length > 0 || days.length > 0) announce({ sent: round.sent, answers: round.answers });
  return round;
}

/** Says whether what comes after would fail in the same way. */
async function sendLogs(logs: readonly WaitingLog[], round: Round): Promise<boolean> {
  for (const { key } of logs) {
    const outcome = await inTurn(key, () => sendKept(key));
    if (outcome === 'gone') continue;
    if (typeof outcome === 'object') {
      round.sent.push(outcome);
      await letEventsFollow(outcome.log, outcome.record);
    } else round.isAnyLeft = true;
    if (outcome === 'stop') return true;
  }
  return false;
}

const daysToSend = async (userId: string): Promise<string[]> => [
  ...new Set(
    (await openEventsOf(userId)).flatMap(({ state, trainingDayId }) =>
      state === 'unsent' ? trainingDayId : [],
    ),
  ),
];

async function sendDays(
  userId: string,
  days: readonly string[],
  round: Round,
  clockBy: number | undefined,
): Promise<void> {
  for (const trainingDayId of days) {
    const { answers, outcome } = await sendDay(userId, trainingDayId, clockBy);
    round.answers.push(...answers);
    if (outcome !== 'done') round.isAnyLeft = true;
    if (outcome === 'stop') return;
  }
}

type Outcome = Round['sent'][number] | 'gone' | 'left' | 'stop';

/** The log is read again, because it may have been sent, changed or discarded while it waited for its turn. */
async function sendKept(key: string): Promise<Outcome> {
  const log = await findLog(key);
  if (log === null || log.refusal !== null) return 'gone';
  const delivery = await postLog(log);
  await settle(key, delivery, true);
  if (delivery.to === 'server') return { log, record: delivery.record };
  if (isFinal(delivery)) return 'gone';
  return endsRound(delivery) ? 'stop' : 'left';
}

/** Lets the next round send a refused log once more, unchanged. */
export async function tryAgain(key: string): Promise<void> {
  await noteRefusal(key, null);
  announce({ sent: [] });
}

/** Waits until the log is not being sent, because the server may have saved it by then. */
export async function discard(key: string): Promise<void> {
  await inTurn(key, () => dropLog(key));
  announce({ sent: [] });
}
