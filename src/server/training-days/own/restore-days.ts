import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import { dayVersions } from '#server/database/tables/programs.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { lockProgramsOf } from '#server/training-days/versions/lock-programs-of.ts';
import { followPrograms } from './follow-again.ts';
import { type PreviousDay, setVersions } from './give-own-days.ts';
import { lockDays } from './open-days.ts';

/** Puts days back to versions that they had before: the member's own, or to what their program has now. */
export async function restoreDays(
  tx: Database,
  memberId: string,
  former: readonly PreviousDay[],
  now: Date,
): Promise<void> {
  const ids = former.map(({ id }) => id);
  await lockProgramsOf(tx, ids);
  const days = await lockDays(tx, ids, memberId, now);
  if (days.length < former.length) throw notFound('Training day');
  const closed = days.find(({ closedBecause }) => closedBecause !== null);
  if (closed?.closedBecause) throw conflict(closed.closedBecause);
  const replacedBy = new Map(former.map(one => [one.id, one.replacedBy]));
  if (days.some(({ id, version }) => (replacedBy.get(id) ?? version.id) !== version.id))
    throw conflict('One of these sessions was changed once more since, so they stay as they are');
  const versions = await versionsFor(tx, memberId, former);
  const wanted = days.map(day => ({
    day,
    version: versions.get(former.find(({ id }) => id === day.id)?.versionId ?? ''),
  }));
  if (wanted.some(({ day, version }) => version?.workoutId !== day.assignment.workoutId))
    throw conflict('The member has another program since, so these days stay as they are');
  const own = wanted.flatMap(({ day, version }) =>
    version?.isOwn ? [{ id: day.id, versionId: version.id }] : [],
  );
  await setVersions(tx, own);
  await recountAssignments(tx, [...new Set(days.map(({ assignment }) => assignment.id))]);
  const again = wanted.filter(({ version }) => !version?.isOwn).map(({ day }) => day);
  await followPrograms(tx, again, now);
}

async function versionsFor(tx: Database, memberId: string, former: readonly PreviousDay[]) {
  const rows = await tx
    .select({ id: dayVersions.id, workoutId: dayVersions.workoutId, ownerId: dayVersions.memberId })
    .from(dayVersions)
    .where(
      and(
        inArray(
          dayVersions.id,
          former.map(({ versionId }) => versionId),
        ),
        or(isNull(dayVersions.memberId), eq(dayVersions.memberId, memberId)),
      ),
    );
  return new Map(rows.map(({ ownerId, ...row }) => [row.id, { ...row, isOwn: ownerId !== null }]));
}
