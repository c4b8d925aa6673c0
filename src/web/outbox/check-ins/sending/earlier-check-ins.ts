import { draftAt, type DraftKind } from '#web/data/drafts/draft.ts';
import { readAll } from '#web/data/drafts/draft-list.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { withLock } from '#web/outbox/queue/lock.ts';
import { earlierName } from '#web/outbox/check-ins/has-earlier.ts';
import { addCheckIn } from './check-in-store.ts';
import type { CompleteCheckIn } from '#web/outbox/check-ins/pending-check-in.ts';

/** As an earlier version of the app kept what waits, in `localStorage`. By hand: a page opens with it. */
const earlierCheckIns: DraftKind<CompleteCheckIn> = {
  what: earlierName,
  shape: {
    safeParse: kept => {
      // The first had no pictures.
      const { week, version, answers, pictures = [], key } = (kept ?? {}) as Partial<CompleteCheckIn>;
      return typeof week === 'string' &&
        typeof version === 'number' &&
        Array.isArray(answers) &&
        Array.isArray(pictures) &&
        typeof key === 'string'
        ? { success: true, data: { week, version, answers, pictures, key } }
        : { success: false };
    },
  },
};

export const earlierOf = (userId: string, week: string, store = localStore()) =>
  draftAt(earlierCheckIns, userId, week, store);

/**
 * Moves those into the outbox, one tab at a time; a second finds none. It leaves its old place only when the device has it in
 * the new one. Without locks both may move it: its key is the same, and the server takes it once.
 */
export async function moveEarlierCheckIns(userId: string): Promise<void> {
  if (readAll(earlierCheckIns, userId).length === 0) return;
  await withLock(`earlier check-ins of ${userId}`, async () => {
    for (const checkIn of readAll(earlierCheckIns, userId))
      if ((await addCheckIn(userId, checkIn)) === 'device') earlierOf(userId, checkIn.week).drop();
  });
}
