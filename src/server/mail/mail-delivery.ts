import { rm } from 'node:fs/promises';
import { isClockHeld } from '#server/clock/watch-clock.ts';
import type { Database } from '#server/database/database.ts';
import { type MailSender, type SendSettings, sender } from './send-mail.ts';
import { claimMails, deleteMails, postponeMails, type QueuedMail } from './queries.ts';

type Delivery = SendSettings & {
  now: () => Date;
  say: (line: string) => void;
  /** The milliseconds for which an empty queue is left alone. */
  pollEvery?: number;
};

const minute = 60_000;
const hour = 60 * minute;
/** After the first failure, the second … ; after the last of these, always so long. */
const retryDelaysMs = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
const giveUpAfterMs = 48 * hour;
/** A batch is sent in less: a few connections take it, and the server's answers are waited for half a minute each. */
const claimLasts = 15 * minute;
const batch = 50;

/** Sends what is in the queue, from now until it is stopped. Several servers may do so at once. */
export function startMailDelivery(db: Database, delivery: Delivery): { stop(): Promise<void> } {
  const { send, close } = sender(delivery);
  const { pollEvery = 2_000 } = delivery;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = async () => {
    const count = await deliverBatch(db, delivery, send).catch((error: Error) => {
      // Mails that could not be noted down are claimed for a while, and then tried again.
      if (!isStopped) delivery.say(`Sending mail failed, and is tried again: ${error.message}`);
      return 0;
    });
    const pause = count === batch ? 0 : pollEvery;
    if (!isStopped) timer = setTimeout(() => void (underWay = round()), pause).unref();
  };
  let underWay = round();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await Promise.race([underWay, aMoment()]);
      close();
    },
  };
}

/** A mail server that does not answer holds nobody up: its letter is sent again after the next start. */
const aMoment = () => new Promise(resolve => setTimeout(resolve, 3_000).unref());

/** Tries what is due, a few at a time; answers how many those were. */
async function deliverBatch(db: Database, { now, say }: Delivery, send: MailSender['send']): Promise<number> {
  const at = now();
  const until = new Date(at.getTime() + claimLasts);
  const claimed = await claimMails(db, { now: at, until, most: batch });
  if (claimed.length === 0) return 0;
  const mayGiveUp = !(await isClockHeld(db, at));
  const tried = await Promise.all(claimed.map(mail => attempt(mail, send, { at, mayGiveUp, say })));
  const done = tried.filter(({ nextTryAt }) => nextTryAt === undefined);
  const deleted = await deleteMails(
    db,
    done.map(({ id }) => id),
  );
  await postponeMails(
    db,
    tried.flatMap(({ id, nextTryAt }) => (nextTryAt ? { id, nextTryAt } : [])),
  );
  // The recipient's account has been deleted meanwhile.
  const unwanted = done.filter(({ id, file }) => file !== null && !deleted.has(id));
  for (const { file } of unwanted) await rm(file ?? '', { force: true });
  return claimed.length;
}

type Attempt = { at: Date; mayGiveUp: boolean; say: (line: string) => void };
type Tried = { id: number; nextTryAt?: Date; file: string | null };

async function attempt(
  mail: QueuedMail,
  send: MailSender['send'],
  { at, mayGiveUp, say }: Attempt,
): Promise<Tried> {
  const { id } = mail;
  try {
    const file = await send(mail);
    if (file !== null) say(`Letter ${id} is in the outbox: ${file}`);
    return { id, file };
  } catch (error) {
    const nextTryAt = nextTry(mail, at, mayGiveUp);
    const then = nextTryAt ? `it is tried again at ${nextTryAt.toISOString()}` : 'it is given up';
    say(`Letter ${id} could not be sent (${reasonOf(error)}): ${then}`);
    return nextTryAt ? { id, nextTryAt, file: null } : { id, file: null };
  }
}

/** Undefined when it has been tried for long enough, as far as the clock can be believed. */
function nextTry({ attempts, createdAt }: QueuedMail, at: Date, mayGiveUp: boolean): Date | undefined {
  const wait = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? minute;
  const nextTryAt = new Date(at.getTime() + wait);
  const isTimeUp = nextTryAt.getTime() > createdAt.getTime() + giveUpAfterMs;
  return isTimeUp && mayGiveUp ? undefined : nextTryAt;
}

/** By codes alone: a mail server's words may quote the letter, and its links open accounts. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return [code ?? 'unknown', responseCode].filter(part => part !== undefined).join(' ');
}
