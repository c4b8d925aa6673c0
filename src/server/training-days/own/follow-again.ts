import type { Database } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { reconcileDays } from '#server/training-days/schedule/reconcile-days.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { lockProgramsOf } from '#server/training-days/versions/lock-programs-of.ts';
import { versionOf } from '#server/training-days/versions/version-of.ts';
import type { PreviousDay } from './give-own-days.ts';
import { lockOpenDays, type OpenDay } from './open-days.ts';

/**
 * Days of the member's own follow their program again, as it is now: those that have begun, or that follow it already, stay as
 * they are. Answers those that were changed; 409 where it is none.
 */
export async function backToProgram(
  tx: Database,
  memberId: string,
  ids: readonly string[],
  now: Date,
): Promise<PreviousDay[]> {
  await lockProgramsOf(tx, ids);
  const open = await lockOpenDays(tx, ids, memberId, now);
  const own = open.filter(({ version }) => version.memberId !== null);
  if (own.length === 0) throw conflict('These sessions are as in the program already');
  await followPrograms(tx, own, now);
  return own.map(({ id, version }) => ({ id, versionId: version.id }));
}

/** The same of one day, whosever it is. One that follows its program already stays as it is. */
export async function followAgain(tx: Database, id: string, now: Date): Promise<PreviousDay> {
  await lockProgramsOf(tx, [id]);
  const open = await lockOpenDays(tx, [id], undefined, now);
  await followPrograms(tx, open, now);
  return { id, versionId: requireFound(open[0], 'Training day').version.id };
}

/** The days as their programs, which are locked, have them now: all that follow the same, in one go. */
export async function followPrograms(tx: Database, days: readonly OpenDay[], now: Date): Promise<void> {
  const groups = new Map<string, OpenDay[]>();
  for (const day of days) {
    const { workoutId, programVersion } = day.assignment;
    const followed = `${workoutId} ${programVersion}`;
    groups.set(followed, [...(groups.get(followed) ?? []), day]);
  }
  const dates = await todayByZone(tx, now);
  for (const together of groups.values()) {
    const assignments = [...new Map(together.map(day => [day.assignment.id, day.assignment])).values()];
    const [first] = assignments;
    const ids = together.map(({ id }) => id);
    if (first) await reconcileDays(tx, versionOf(first), assignments, dates, ids);
  }
}
