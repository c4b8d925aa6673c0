import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { isPlanned } from '#domain/training/status/assignment-kind.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { users } from '#server/database/tables/members.ts';
import { dayVersionExercises, dayVersions } from '#server/database/tables/programs.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';

/** A version's prescription of one exercise, without its position. */
export type Content = Omit<typeof dayVersionExercises.$inferSelect, 'id' | 'dayVersionId' | 'position'>;

export type OpenDay = {
  id: string;
  memberId: string;
  assignment: { id: string; startDate: PlainDate; workoutId: string; programVersion: number | null };
  version: typeof dayVersions.$inferSelect;
  plannedDate: PlainDate;
  /** The reason a coach can't change it any more; null where it is open. */
  closedBecause: string | null;
};

/** Training days with what they ask for, locked; those that are not on the schedule are left out. */
export async function lockDays(
  tx: Database,
  ids: readonly string[],
  memberId: string | undefined,
  now: Date,
): Promise<OpenDay[]> {
  // First, and alone: read in the same statement, a day that another coach has just changed would be missed.
  await tx
    .select({ id: trainingDays.id })
    .from(trainingDays)
    .where(inArray(trainingDays.id, [...ids]))
    .orderBy(asc(trainingDays.id))
    .for('update');
  const rows = await tx
    .select({
      day: trainingDays,
      assignment: assignments,
      version: dayVersions,
      timeZone: users.timeZone,
    })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .innerJoin(dayVersions, eq(dayVersions.id, trainingDays.dayVersionId))
    .innerJoin(users, eq(users.id, trainingDays.memberId))
    .where(
      and(
        inArray(trainingDays.id, [...ids]),
        memberId === undefined ? undefined : eq(trainingDays.memberId, memberId),
        eq(trainingDays.state, 'scheduled'),
      ),
    )
    .orderBy(asc(trainingDays.id));
  return rows
    .filter(({ assignment }) => assignment.removedAt === null)
    .map(({ day, assignment, version, timeZone }) => ({
      id: day.id,
      memberId: day.memberId,
      assignment,
      version,
      plannedDate: day.plannedDate,
      closedBecause: closedBecause(day, assignment, dateIn(timeZone, now)),
    }));
}

/** The days among these that can be changed; 409 where there is none. */
export async function lockOpenDays(
  tx: Database,
  ids: readonly string[],
  memberId: string | undefined,
  now: Date,
): Promise<OpenDay[]> {
  const days = await lockDays(tx, ids, memberId, now);
  if (days.length < new Set(ids).size) throw notFound('Training day');
  const open = days.filter(({ closedBecause }) => closedBecause === null);
  const [first] = days;
  if (open.length === 0 && first?.closedBecause) throw conflict(first.closedBecause);
  return open;
}

type Day = typeof trainingDays.$inferSelect;

function closedBecause(
  day: Day,
  assignment: typeof assignments.$inferSelect,
  today: PlainDate,
): string | null {
  if (!isPlanned(assignment.kind)) return 'One-off exercises are changed on the calendar, one by one';
  if (assignment.status !== 'active') return 'Only an active program can be changed';
  if (hasWork(day)) return 'Part of this session is already logged, so it stays as it is';
  if (day.date < today) return 'This session is over; move it to a coming date first';
  return null;
}

/** The prescriptions of versions, in order. */
export async function contentsOf(
  tx: Database,
  versionIds: readonly string[],
): Promise<Map<string, Content[]>> {
  const { id: _id, position: _position, ...columns } = getTableColumns(dayVersionExercises);
  const rows = await tx
    .select(columns)
    .from(dayVersionExercises)
    .where(inArray(dayVersionExercises.dayVersionId, [...versionIds]))
    .orderBy(asc(dayVersionExercises.dayVersionId), asc(dayVersionExercises.position));
  const contents = new Map<string, Content[]>();
  for (const { dayVersionId, ...content } of rows)
    contents.set(dayVersionId, [...(contents.get(dayVersionId) ?? []), content]);
  return contents;
}
