import type { CallError } from '#web/data/call.ts';
import { dropLog, findLog, keepLog, logsOf, noteRefusal } from './kept-logs.ts';
import { announce } from './outbox-news.ts';
import { askWhoIsThere, type Delivery, postLog } from './post-log.ts';
import type { SavedLog, WaitingLog } from './waiting-log.ts';

/** What the service worker is woken for when there is a signal again. */
export const syncTag = 'send-logs';

/**
 * Writes a log down on the device and sends it. Null when there is no signal, or nobody signed in any more: then it stays
 * and is sent later. Anything else the server has against it is thrown, and the log is with whoever holds the form.
 */
export async function sendOrKeep(log: WaitingLog): Promise<SavedLog | null> {
  const isKept = await keepLog(log).then(yes, no);
  const delivery = await inTurn(log.key, () => postLog(log));
  const isOver = delivery.to === 'server' || (delivery.to === 'refusal' && delivery.error.status !== 401);
  if (isKept && isOver) await dropLog(log.key);
  if (isKept) announce({ sent: [] });
  if (delivery.to === 'refusal') throw delivery.error;
  if (delivery.to === 'nobody' && !isKept) throw new Error('No signal, and nowhere to keep it');
  return delivery.to === 'server' ? delivery.record : null;
}

/** A browser may be set to keep nothing, or be full. */
const [yes, no] = [() => true, () => false];

export type Round = {
  sent: { log: WaitingLog; record: SavedLog }[];
  /** Why it ended before everything was tried: no signal, a server that is busy, or another person than the logs' own. */
  isCutShort: boolean;
};

/** Sends what waits, one after another. Whoever does it, page or service worker: each log goes out once at a time. */
export async function sendWaiting(userId?: string): Promise<Round> {
  const round: Round = { sent: [], isCutShort: false };
  const person = await askWhoIsThere();
  if (person === null || (userId !== undefined && userId !== person)) return { sent: [], isCutShort: true };
  const waiting = (await logsOf(person)).filter(({ refusal }) => refusal === null);
  for (const { key } of waiting) {
    const outcome = await inTurn(key, () => sendKept(key));
    if (outcome === 'gone') continue;
    if (outcome === 'stop') {
      round.isCutShort = true;
      break;
    }
    round.sent.push(outcome);
  }
  if (waiting.length > 0) announce({ sent: round.sent });
  return round;
}

type Outcome = Round['sent'][number] | 'gone' | 'stop';

/** Read again here: while it waited for its turn it may have been sent, changed or discarded. */
async function sendKept(key: string): Promise<Outcome> {
  const log = await findLog(key);
  if (log === null || log.refusal !== null) return 'gone';
  const delivery = await postLog(log);
  if (delivery.to === 'server') {
    await dropLog(key);
    return { log, record: delivery.record };
  }
  if (!isFinal(delivery)) return 'stop';
  const { status, sentence } = delivery.error;
  await noteRefusal(key, { status, sentence });
  return 'gone';
}

/** Signed out, too often asked, or trouble of the server's own: none of that is about the log. */
const isFinal = (
  delivery: Exclude<Delivery, { to: 'server' }>,
): delivery is { to: 'refusal'; error: CallError } =>
  delivery.to === 'refusal' &&
  delivery.error.status < 500 &&
  ![401, 408, 425, 429].includes(delivery.error.status);

/** A log that was refused is sent once more as it is. */
export async function tryAgain(key: string): Promise<void> {
  await noteRefusal(key, null);
  announce({ sent: [] });
}

/** Not while it is being sent: what has arrived is no longer ours to throw away. */
export async function discard(key: string): Promise<void> {
  await inTurn(key, () => dropLog(key));
  announce({ sent: [] });
}

/** Between tabs and the service worker. Without locks (plain http) the key alone sees to it that a log is saved once. */
function inTurn<Result>(key: string, act: () => Promise<Result>): Promise<Result> {
  if (!navigator.locks) return act();
  return navigator.locks.request(`fellowship-log ${key}`, act);
}
