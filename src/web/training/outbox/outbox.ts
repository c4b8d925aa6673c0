import { askWhoIsThere } from '#web/offline/who-is-there.ts';
import { type Delivery, endsRound, isFinal } from './delivery.ts';
import { dropLog, findLog, keepLog, logsOf, noteRefusal } from './kept-logs.ts';
import { announce } from './outbox-news.ts';
import { postLog } from './post-log.ts';
import type { SavedLog, WaitFor, WaitingLog } from './waiting-log.ts';

/** What the service worker is woken for when there is a signal again. */
export const syncTag = 'send-logs';

/**
 * Writes a log down on the device and sends it. Unless the server has the last word on it, it stays and is sent later,
 * and what it waits for is answered. A refusal is thrown, and the log is with whoever holds the form; so is the end of
 * the session, which leaves it waiting.
 */
export async function sendOrKeep(log: WaitingLog): Promise<SavedLog | WaitFor> {
  const kept = await keepLog(log).catch(() => null);
  const delivery = await inTurn(log.key, async () => {
    const outcome = await postLog(log);
    if (kept) await settle(log.key, outcome, kept.isInstead).catch(() => undefined);
    return outcome;
  });
  if (kept) announce({ sent: [] });
  if (delivery.to === 'server') return delivery.record;
  if (delivery.to === 'refusal') {
    if (kept === null || delivery.error.status === 401 || isFinal(delivery)) throw delivery.error;
    return 'server';
  }
  if (kept === null) throw new Error('It could not be sent, and there is nowhere to keep it');
  return delivery.to === 'nobody' ? 'signal' : 'owner';
}

/** What took the place of an older log is all that is left of it: refused, it stays until someone decides. */
async function settle(key: string, delivery: Delivery, isInstead: boolean): Promise<void> {
  if (delivery.to === 'server') return dropLog(key);
  if (!isFinal(delivery)) return undefined;
  return isInstead ? noteRefusal(key, refusalOf(delivery.error)) : dropLog(key);
}

const refusalOf = ({ status, sentence }: { status: number; sentence: string }) => ({ status, sentence });

export type Round = {
  sent: { log: WaitingLog; record: SavedLog }[];
  /** Whether something is to be sent still: no signal, a server in trouble, or another person than the logs' own. */
  isAnyLeft: boolean;
};

/** Sends what waits, one after another. Whoever does it, page or service worker: each log goes out once at a time. */
export async function sendWaiting(userId?: string): Promise<Round> {
  const round: Round = { sent: [], isAnyLeft: false };
  const person = await askWhoIsThere();
  if (!person || (userId !== undefined && userId !== person)) return { sent: [], isAnyLeft: true };
  const waiting = (await logsOf(person)).filter(({ refusal }) => refusal === null);
  for (const { key } of waiting) {
    const outcome = await inTurn(key, () => sendKept(key));
    if (outcome === 'gone') continue;
    if (typeof outcome === 'object') round.sent.push(outcome);
    else round.isAnyLeft = true;
    if (outcome === 'stop') break;
  }
  if (waiting.length > 0) announce({ sent: round.sent });
  return round;
}

type Outcome = Round['sent'][number] | 'gone' | 'left' | 'stop';

/** Read again here: while it waited for its turn it may have been sent, changed or discarded. */
async function sendKept(key: string): Promise<Outcome> {
  const log = await findLog(key);
  if (log === null || log.refusal !== null) return 'gone';
  const delivery = await postLog(log);
  await settle(key, delivery, true);
  if (delivery.to === 'server') return { log, record: delivery.record };
  if (isFinal(delivery)) return 'gone';
  return endsRound(delivery) ? 'stop' : 'left';
}

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
