import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { MadeChange } from '#domain/training/own/own-change.ts';
import type { Database } from '#server/database/database.ts';
import { inChunks } from '#server/database/in-chunks.ts';
import { trainingDays } from '#server/database/tables/assignments.ts';
import { dayVersionExercises, dayVersions } from '#server/database/tables/programs.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import type { Content, OpenDay } from './open-days.ts';

/** By which a day is put back: its former prescriptions. */
export type PreviousDay = { id: string; versionId: string; replacedBy?: string | undefined };

/** Gives each day a version that is its member's alone. */
export async function giveOwnDays(
  tx: Database,
  days: readonly { day: OpenDay; contents: readonly Content[]; changes: MadeChange[] }[],
): Promise<PreviousDay[]> {
  const given = days.map(one => ({ ...one, versionId: randomUUID(), units: unitsOf(one.contents) }));
  await tx.insert(dayVersions).values(
    given.map(
      ({ day: { version, memberId, plannedDate, assignment }, contents, changes, versionId, units }) => ({
        id: versionId,
        workoutId: assignment.workoutId,
        programDayId: version.programDayId,
        weekNumber: version.weekNumber,
        dayName: version.dayName,
        notes: version.notes,
        trainingMaxPercent: version.trainingMaxPercent,
        memberId,
        date: plannedDate,
        ownChanges: changes,
        exerciseCount: contents.length,
        unitsPrescribed: units,
      }),
    ),
  );
  const rows = given.flatMap(({ contents, versionId }) =>
    contents.map((content, position) => ({ ...content, dayVersionId: versionId, position })),
  );
  for (const chunk of inChunks(rows)) await tx.insert(dayVersionExercises).values(chunk);
  await setVersions(
    tx,
    given.map(({ day, versionId }) => ({ id: day.id, versionId })),
  );
  await recountAssignments(tx, [...new Set(days.map(({ day }) => day.assignment.id))]);
  return given.map(({ day, versionId }) => ({
    id: day.id,
    versionId: day.version.id,
    replacedBy: versionId,
  }));
}

const unitsOf = (contents: readonly Content[]) =>
  contents.reduce((sum, { unitsPrescribed }) => sum + unitsPrescribed, 0);

/** Points days to versions, with what those count. */
export async function setVersions(tx: Database, days: readonly PreviousDay[]): Promise<void> {
  await tx.execute(sql`
    update ${trainingDays} d set day_version_id = v.id, exercise_count = v.exercise_count, units_prescribed = v.units_prescribed
    from unnest(${sql.param(days.map(({ id }) => id))}::uuid[], ${sql.param(days.map(({ versionId }) => versionId))}::uuid[])
      as g(day_id, version_id)
    join ${dayVersions} v on v.id = g.version_id
    where d.id = g.day_id`);
}
