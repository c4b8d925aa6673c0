import { asOwner } from './as-owner.ts';
import { type Delivery, deliveryOf, endsFlush, isRefused, verdictOn } from './delivery.ts';
import { withLock } from './lock.ts';

/** The server's refusal. A refused entry is sent again only after a change or on request. */
export type Refusal = { status: number; sentence: string };

type Queued = { key: string; userId: string; refusal: Refusal | null };

/** One kind of what waits, and how it is sent. */
export type Queue<Entry extends Queued, Saved, Prepared = undefined> = {
  /** One flush of a person's entries at a time, by tabs and the service worker. */
  lockName: (userId: string) => string;
  /** In the order in which they were written. */
  entriesOf: (userId: string) => Promise<Entry[]>;
  find: (key: string) => Promise<Entry | null>;
  /** Entries of a lane keep their order: one that has to wait holds those after it. Without lanes none holds another. */
  laneOf?: (entry: Entry) => string;
  /** What has to be there first: its files. */
  prepare?: (entry: Entry) => Promise<Prepared>;
  post: (entry: Entry, prepared: Prepared) => Promise<Delivery<Saved>>;
  onTaken: (key: string) => Promise<void>;
  onRefused: (key: string, refusal: Refusal) => Promise<void>;
};

export type Flush<Entry, Saved> = {
  sent: { entry: Entry; record: Saved }[];
  /** The next flush should try again. */
  isAnyLeft: boolean;
  /** What comes after would fail in the same way. */
  isStopped: boolean;
  /** Its owner is not signed in. */
  needsSignIn: boolean;
};

/** Called as soon as the server has one: others of the flush may take minutes. */
type OnSent<Entry, Saved> = (entry: Entry, record: Saved) => unknown;

/** Sends what waits of one person. Tabs and the service worker may do so at once: one flush waits for the other. */
export const flush = <Entry extends Queued, Saved, Prepared>(
  queue: Queue<Entry, Saved, Prepared>,
  userId: string,
  onSent?: OnSent<Entry, Saved>,
): Promise<Flush<Entry, Saved>> =>
  withLock(queue.lockName(userId), async () => {
    const done: Flush<Entry, Saved> = { sent: [], isAnyLeft: false, isStopped: false, needsSignIn: false };
    const [tried, held] = [new Set<string>(), new Set<string>()];
    // One that is written meanwhile goes along.
    const next = async () =>
      (await queue.entriesOf(userId)).find(({ key, refusal }) => refusal === null && !tried.has(key));
    for (let entry = await next(); entry && !done.isStopped; entry = await next()) {
      tried.add(entry.key);
      const lane = queue.laneOf?.(entry) ?? entry.key;
      const delivery = held.has(lane) ? 'held' : await send(queue, entry, onSent).catch(notNoted);
      if (delivery === 'held') done.isAnyLeft = true;
      else if (delivery?.to === 'server') done.sent.push({ entry, record: delivery.record });
      else if (delivery !== null && !isRefused(delivery)) {
        held.add(lane);
        done.isAnyLeft = true;
        done.isStopped = endsFlush(delivery);
        done.needsSignIn = verdictOn(delivery) === 'sign-in';
      }
    }
    return done;
  });

/** The storage has failed under it: whatever the server has taken, it takes once. */
const notNoted = (): Delivery<never> => ({ to: 'nobody' });

/** Null for one that is gone by now. */
async function send<Entry extends Queued, Saved, Prepared>(
  queue: Queue<Entry, Saved, Prepared>,
  entry: Entry,
  onSent?: OnSent<Entry, Saved>,
): Promise<Delivery<Saved> | null> {
  let prepared: Prepared;
  try {
    prepared = (await queue.prepare?.(entry)) as Prepared;
  } catch (error) {
    const delivery = await asOwner(entry.userId, deliveryOf(error));
    await settle(queue, entry.key, delivery);
    return delivery;
  }
  // It is read again: it may have been sent, changed or taken back while it waited for its turn, or for its files.
  return withLock(entry.key, async () => {
    const now = await queue.find(entry.key);
    if (now === null || now.refusal !== null) return null;
    const delivery = await queue.post(now, prepared);
    if (delivery.to === 'server') await onSent?.(now, delivery.record);
    await settle(queue, entry.key, delivery);
    return delivery;
  });
}

type Settling = Pick<Queue<Queued, unknown>, 'onTaken' | 'onRefused'>;

async function settle(queue: Settling, key: string, delivery: Delivery<unknown>): Promise<void> {
  if (delivery.to === 'server') return queue.onTaken(key);
  if (!isRefused(delivery)) return undefined;
  const { status, sentence } = delivery.error;
  return queue.onRefused(key, { status, sentence });
}
