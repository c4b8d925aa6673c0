import { and, asc, desc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import { dailyWorkout } from '#contract/programs.ts';
import { type AssignmentKind, plannedKinds } from '#domain/training/status/assignment-kind.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import type { Database } from '#server/database/database.ts';
import { assignments, trainingDays } from '#server/database/tables/assignments.ts';
import { dailyWorkouts } from '#server/database/tables/daily-workouts.ts';
import { users } from '#server/database/tables/members.ts';
import { dayVersionExercises, dayVersions, workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';

/** The author of a date's exercises: a coach, or the member. */
type OneOffKind = Exclude<AssignmentKind, (typeof plannedKinds)[number]>;

const sharedWorkouts: Record<OneOffKind, { id: string; name: string }> = {
  daily: { id: '00000000-0000-7000-8000-000000000001', name: 'Daily Workout' },
  own: { id: '00000000-0000-7000-8000-000000000002', name: 'Own Training' },
};

/** Assignments of one-off exercises point to these workouts. Migrations make them, but an emptied database lacks them. */
export async function insertSharedWorkouts(tx: Database): Promise<void> {
  const shared = Object.values(sharedWorkouts).map(workout => ({ ...workout, programType: dailyWorkout }));
  await tx.insert(workouts).values(shared).onConflictDoNothing();
}

type VersionExercise = typeof dayVersionExercises.$inferInsert;

/** A one-off exercise in a version of its day. It never changes, even if the library does. */
export type OneOff = Omit<VersionExercise, 'id' | 'dayVersionId' | 'position' | 'dailyWorkoutId'> & {
  dailyWorkoutId: string;
};

type OneOffKey = { memberId: string; date: PlainDate; kind: OneOffKind };

/** The one-off exercises of a member's date, of one kind. */
export type OneOffDay = OneOffKey & {
  /** The exercises that count now, in order. */
  oneOffs: OneOff[];
  /** The `dailyWorkoutId`s that have a log, or events of a session. */
  logged: Set<string>;
};

/** Changes of the member's one-off exercises wait here, and then see the one before. */
export async function lockMember(tx: Database, memberId: string): Promise<{ timeZone: string }> {
  const [member] = await tx
    .select({ role: users.role, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, memberId))
    .for('no key update');
  const { role, timeZone } = requireFound(member, 'Member');
  refuseCoach({ role }, 'Workouts');
  return { timeZone };
}

/** Reads the date and locks it against logs and events: the day first and then its logs, as a correction does. */
export async function lockOneOffDay(tx: Database, place: OneOffKey): Promise<OneOffDay> {
  const { memberId, date, kind } = place;
  const day = sql`select d.id from ${trainingDays} d join ${assignments} a on a.id = d.assignment_id
    where a.member_id = ${memberId} and a.kind = ${kind} and d.planned_date = ${date}`;
  await tx.execute(sql`select 1 from ${trainingDays} where id in (${day}) for no key update`);
  await tx.execute(sql`
    select 1 from progress_logs where training_day_id in (${day}) order by id for no key update`);
  const rows = await tx
    .select({
      content: dayVersionExercises,
      isLogged: sql<boolean>`exists (
        select 1 from progress_logs l where l.training_day_id = ${trainingDays.id}
          and l.prescription_id = ${dayVersionExercises.id})
        or exists (
        select 1 from training_session_events s where s.training_day_id = ${trainingDays.id}
          and s.prescription_id = ${dayVersionExercises.id})`,
    })
    .from(trainingDays)
    .innerJoin(dayVersionExercises, eq(dayVersionExercises.dayVersionId, trainingDays.dayVersionId))
    .where(and(sql`${trainingDays.id} in (${day})`, eq(trainingDays.state, 'scheduled')))
    .orderBy(asc(dayVersionExercises.position));
  const oneOffs = rows.map(({ content }) => asOneOff(content));
  const logged = rows.filter(row => row.isLogged).map(row => row.content.dailyWorkoutId ?? '');
  return { ...place, oneOffs, logged: new Set(logged) };
}

function asOneOff(content: typeof dayVersionExercises.$inferSelect): OneOff {
  const { id: _id, dayVersionId: _dayVersionId, position: _position, dailyWorkoutId, ...fields } = content;
  return { ...fields, dailyWorkoutId: dailyWorkoutId ?? '' };
}

/**
 * Gives the date these one-off exercises in a new version. The logs and events of exercises that stay move to it. With none left
 * the day counts no more, but keeps its version, so that a late log still finds it. Answers where each one stands now.
 */
export async function setOneOffs(
  tx: Database,
  place: OneOffDay,
  oneOffs: readonly OneOff[],
  changedBy: string | null,
): Promise<{ assignmentId: string; prescriptionIds: Map<string, string> }> {
  const { date } = place;
  const assignmentId = await oneOffAssignmentOf(tx, place, changedBy);
  let prescriptionIds = new Map<string, string>();
  if (oneOffs.length > 0) prescriptionIds = await putOnNewVersion(tx, place, assignmentId, oneOffs);
  else {
    await tx
      .update(trainingDays)
      .set({ state: 'cleared' })
      .where(and(eq(trainingDays.assignmentId, assignmentId), eq(trainingDays.plannedDate, date)));
  }
  await tx.execute(sql`
    update ${assignments} a set updated_at = now(), start_date = s.first, end_date = s.last
    from (select min(date) as first, max(date) as last from ${trainingDays}
      where assignment_id = ${assignmentId} and state = 'scheduled') s
    where a.id = ${assignmentId} and s.first is not null`);
  await recountAssignments(tx, [assignmentId]);
  return { assignmentId, prescriptionIds };
}

/** The member's assignment of one-off exercises of the kind. The first one makes it. */
async function oneOffAssignmentOf(
  tx: Database,
  { memberId, date, kind }: OneOffKey,
  assignedBy: string | null,
): Promise<string> {
  const dates = { startDate: date, endDate: date };
  await tx
    .insert(assignments)
    .values({ memberId, workoutId: sharedWorkouts[kind].id, kind, assignedBy, ...dates })
    .onConflictDoNothing();
  const [assignment] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(eq(assignments.memberId, memberId), eq(assignments.kind, kind)));
  return requireFound(assignment, 'Assignment').id;
}

/** The share of the max in the program that is under way on the date: the day's own, else the nearest one's. */
async function trainingMaxAround(tx: Database, memberId: string, date: PlainDate) {
  const rows = await tx
    .select({ trainingMaxPercent: dayVersions.trainingMaxPercent })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .innerJoin(dayVersions, eq(dayVersions.id, trainingDays.dayVersionId))
    .where(
      and(
        eq(trainingDays.memberId, memberId),
        eq(trainingDays.state, 'scheduled'),
        inArray(assignments.kind, [...plannedKinds]),
        isNull(assignments.removedAt),
        lte(assignments.startDate, date),
        gte(assignments.endDate, date),
      ),
    )
    .orderBy(sql`abs(${trainingDays.date} - ${date}::date)`, desc(trainingDays.date), asc(trainingDays.id))
    .limit(1);
  return rows[0];
}

async function putOnNewVersion(
  tx: Database,
  { memberId, date, kind }: OneOffKey,
  assignmentId: string,
  oneOffs: readonly OneOff[],
): Promise<Map<string, string>> {
  const { id: workoutId, name: dayName } = sharedWorkouts[kind];
  const exerciseCount = oneOffs.length;
  const unitsPrescribed = oneOffs.reduce((sum, oneOff) => sum + oneOff.unitsPrescribed, 0);
  const counts = { exerciseCount, unitsPrescribed };
  const trainingMax = await trainingMaxAround(tx, memberId, date);
  const [version] = await tx
    .insert(dayVersions)
    .values({ workoutId, dayName, memberId, date, ...counts, ...trainingMax })
    .returning({ id: dayVersions.id });
  const { id: dayVersionId } = requireFound(version, 'Version');
  const contents = oneOffs.map((oneOff, position) => ({ ...oneOff, dayVersionId, position }));
  const made = await tx
    .insert(dayVersionExercises)
    .values(contents)
    .returning({ id: dayVersionExercises.id, oneOff: dayVersionExercises.dailyWorkoutId });
  const [day] = await tx
    .insert(trainingDays)
    .values({ assignmentId, memberId, date, plannedDate: date, dayVersionId, ...counts })
    .onConflictDoUpdate({
      target: [trainingDays.assignmentId, trainingDays.plannedDate],
      set: { dayVersionId, ...counts, state: 'scheduled' },
    })
    .returning({ id: trainingDays.id });
  await tx.execute(sql`
    update progress_logs l set prescription_id = n.id
    from ${dayVersionExercises} o join ${dayVersionExercises} n on n.daily_workout_id = o.daily_workout_id
    where l.training_day_id = ${day?.id ?? null} and o.id = l.prescription_id and n.day_version_id = ${dayVersionId}`);
  await tx.execute(sql`
    update training_session_events s set prescription_id = n.id
    from ${dayVersionExercises} o join ${dayVersionExercises} n on n.daily_workout_id = o.daily_workout_id
    where s.training_day_id = ${day?.id ?? null} and o.id = s.prescription_id and n.day_version_id = ${dayVersionId}`);
  // A removed exercise whose log came late is there again, so it is no longer removed.
  await tx.execute(sql`
    update ${dailyWorkouts} set removed_at = null
    where id = any(${sql.param(oneOffs.map(oneOff => oneOff.dailyWorkoutId))}::uuid[]) and removed_at is not null`);
  return new Map(made.map(({ id, oneOff }) => [oneOff ?? '', id]));
}
