import { dropFiles, markPending } from '#web/outbox/files/store/file-store.ts';
import type { Refusal } from '#web/outbox/queue/flush.ts';
import { createOutboxStore, type StoredIn } from '#web/outbox/queue/store.ts';
import type { CompleteCheckIn, PendingCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';

const store = createOutboxStore<PendingCheckIn>('checkIns', {
  keyOf: ({ key }) => key,
  isUnsent: ({ isSent }) => !isSent,
});

const asPending = (userId: string, checkIn: CompleteCheckIn): PendingCheckIn => ({
  ...checkIn,
  userId,
  keptAt: Date.now(),
  refusal: null,
  isSent: false,
});

/** Stores a check-in. A week has one at most, so it replaces an earlier one. */
export async function keepCheckIn(userId: string, checkIn: CompleteCheckIn): Promise<void> {
  await store.put([asPending(userId, checkIn)], {
    by: { index: 'userId', key: userId },
    isGone: other => other.userId === userId && other.week === checkIn.week,
  });
  await markPending(checkIn.pictures, true).catch(() => undefined);
}

/** Stores one that is not here yet, and answers where it is. */
export async function addCheckIn(userId: string, checkIn: CompleteCheckIn): Promise<StoredIn> {
  const isHere = (await findCheckIn(checkIn.key)) !== null;
  if (isHere) return store.isAnyInMemory() ? 'memory' : 'device';
  return (await store.put([asPending(userId, checkIn)])).storedIn;
}

/** One person's, sent ones too, in the order in which they were written. */
export async function checkInsOf(userId: string): Promise<PendingCheckIn[]> {
  const { entries } = await store.read({ index: 'userId', key: userId }, one => one.userId === userId);
  return entries.toSorted((a, b) => a.keptAt - b.keptAt);
}

export const findCheckIn = (key: string): Promise<PendingCheckIn | null> => store.find(key).catch(() => null);

export const noteSent = (key: string): Promise<void> =>
  store.update([key], checkIn => ({ ...checkIn, isSent: true }));

/** Its pictures belong to the draft again. */
export async function noteRefusal(key: string, refusal: Refusal): Promise<void> {
  const checkIn = await findCheckIn(key);
  await store.update([key], one => ({ ...one, refusal }));
  await markPending(checkIn?.pictures ?? [], false).catch(() => undefined);
}

/** It is refused, and was shown. Its pictures stay with its draft. */
export const dropCheckIn = (key: string): Promise<void> => store.drop([key]);

/** It is sent, and its draft put away. */
export async function dropSent({ key, pictures }: PendingCheckIn): Promise<void> {
  await store.drop([key]);
  await dropFiles(pictures).catch(() => undefined);
}

/** Of an account that is no more. */
export const dropCheckInsOf = (userId: string): Promise<void> =>
  store.dropWhere(checkIn => checkIn.userId === userId);

export const isAnyCheckInQueued = (): Promise<boolean> => store.isAny();
