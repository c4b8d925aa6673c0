import type * as z from 'zod/mini';
import type { writeCheckIn as endpoint } from '#contract/coaching/check-ins.ts';
import { holdLockOf } from '#server/database/advisory-locks.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { type CheckIn, checkInNow, groupsThatAre, saveCheckIn } from './queries.ts';

type Written = z.output<typeof endpoint.body>;

/** Coaches write it one after the other; a coach who has not seen another's change gets a 409. */
export async function writeCheckIn(tx: Database, written: Written, now: Date): Promise<CheckIn> {
  await holdLockOf(tx, 'the check-in');
  const present = await checkInNow(tx);
  const { version = present.version, ...said } = written;
  if (version !== present.version)
    throw conflict('Another coach has changed the check-in in the meantime. Look at theirs first.');
  await refuseUnknownGroups(tx, said.groupIds, present);
  const anew = { ...said, groupIds: [...new Set(said.groupIds)], version: version + 1, updatedAt: now };
  await saveCheckIn(tx, anew);
  return anew;
}

/** A group that was deleted since may stay, as it holds nobody. */
async function refuseUnknownGroups(tx: Database, groupIds: readonly string[], present: CheckIn) {
  const added = groupIds.filter(id => !present.groupIds.includes(id));
  const known = await groupsThatAre(tx, added);
  if (added.some(id => !known.includes(id))) throw badInput('groupIds', 'One of these groups is not there');
}
