import { sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import { addDays } from '#domain/plain-date.ts';
import { assignWorkout } from '#server/assignments/create-assignment.ts';
import { recountAssignments } from '#server/training-days/counts/recount-assignments.ts';
import { type DatabasePool, transaction } from '#server/database/database.ts';
import { seedEmptyLibrary } from '#server/exercises/queries.ts';
import { seedLibrary } from '#server/exercises/seed-library/seed-library.ts';
import { hashOfToken } from '#server/http/token.ts';
import { insertCoach } from '#server/members/queries.ts';
import { createProgram } from '#server/programs/create-program.ts';

type Program = { coachId: string; programId: string };

const trainingWeekdays = ['monday', 'tuesday', 'thursday', 'friday', 'saturday'] as const;
const exercisesADay = 6;

export const coachToken = 'bench-session-of-the-coach';

/** A coach, the library, and a 12-week program of 5 days a week and 6 exercises a day. */
export async function seedProgram(db: DatabasePool): Promise<{ coachId: string; programId: string }> {
  const coachId = await insertCoach(db, {
    email: 'coach@bench.example',
    firstName: 'Bench',
    lastName: 'Coach',
    passwordHash: '-',
  });
  const library = await transaction(db, tx => seedEmptyLibrary(tx, seedLibrary));
  const lifts = library
    .filter(exercise => exercise.category === 'Strength')
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const tree = twelveWeeks(lifts.map(lift => lift.id));
  const program = await transaction(db, tx => createProgram(tx, tree, coachId));
  // A second program, to be assigned to everyone at once.
  await transaction(db, tx => createProgram(tx, { ...tree, name: 'Second Program' }, coachId));
  await db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at) values (${hashOfToken(coachToken)}, ${coachId}, ${farFuture})`);
  return { coachId, programId: program.id };
}

function twelveWeeks(liftIds: string[]) {
  const exerciseAt = (day: number, n: number) => liftIds[(day * exercisesADay + n) % liftIds.length] ?? '';
  const blank = { weight: null, time: null, distance: null, rpe: null, targetHeartRate: null, volume: null };
  const rest = {
    contactTime: null,
    groundContactTime: null,
    notes: null,
    weightUnit: 'lbs',
    restTimerSeconds: 90,
    setTargets: null,
    percentOf: 'one-rep-max' as const,
    tempo: null,
    alternateExerciseIds: [],
    groupLabel: null,
    groupFormat: null,
  };
  return {
    name: 'Bench Program',
    description: '',
    programType: 'multi_week_program',
    numWeeks: 12,
    difficultyLevel: 'intermediate' as const,
    weeks: Array.from({ length: 12 }, (_, week) => ({
      weekNumber: week + 1,
      notes: '',
      days: trainingWeekdays.map((dayOfWeek, day) => ({
        dayOfWeek,
        dayName: `Day ${day + 1}`,
        notes: 'Warm up well.',
        exercises: Array.from({ length: exercisesADay }, (_, n) => ({
          ...blank,
          ...rest,
          exerciseId: exerciseAt(day, n),
          sets: '3',
          reps: '5',
          percent1RM: '75',
          restSeconds: '180',
        })),
      })),
    })),
  };
}

/**
 * Members with an active membership, a session (its token is the member's number), the program from so many days
 * ago (ten weeks by default), and logs on about four of five past training days. Answers their ids.
 */
export async function seedMembers(
  db: DatabasePool,
  program: Program,
  from: number,
  to: number,
  today: PlainDate,
  daysOfTraining = 70,
): Promise<string[]> {
  const numbers = Array.from({ length: to - from }, (_, index) => from + index);
  const rows = await db.execute<{ id: string }>(sql`
    insert into users (email, first_name, last_name, subscription_status, password_hash)
    select 'member' || n || '@bench.example', 'Member', 'Number ' || n, 'active', '-'
    from unnest(${sql.param(numbers)}::int[]) as n returning id`);
  const memberIds = rows.rows.map(row => row.id);
  await db.execute(sql`
    insert into sessions (token_hash, user_id, expires_at)
    select * from unnest(${sql.param(numbers.map(n => hashOfToken(tokenOf(n))))}::text[],
      ${sql.param(memberIds)}::uuid[], ${sql.param(numbers.map(() => farFuture))}::timestamptz[])`);
  await seedCompletions(db, memberIds, program.programId);
  await seedTraining(db, program, memberIds, addDays(today, -daysOfTraining), today);
  return memberIds;
}

/** The program of 12 weeks from that date, and its logs. */
export async function seedTraining(
  db: DatabasePool,
  { coachId, programId }: Program,
  memberIds: readonly string[],
  startDate: PlainDate,
  today: PlainDate,
): Promise<void> {
  const given = memberIds.map(memberId => ({
    memberId,
    workoutId: programId,
    startDate,
    status: 'active' as const,
  }));
  const made = await transaction(db, tx => assignWorkout(tx, programId, given, coachId));
  await seedLogs(
    db,
    made.map(assignment => assignment.id),
    today,
  );
}

const farFuture = new Date(Date.now() + 29.9 * 86_400_000).toISOString();

/** Three programs that each member has finished in earlier years. */
async function seedCompletions(db: DatabasePool, memberIds: string[], programId: string): Promise<void> {
  await db.execute(sql`
    with done as (
      insert into assignments (member_id, workout_id, kind, start_date, end_date, status, completed_at,
        completed_because, completion_recorded_at, removed_at)
      select m, ${programId}, 'program', date '2023-01-02' + n * 120, date '2023-01-02' + n * 120 + 83, 'completed',
        now() - interval '1 year' * (4 - n), 'ended', now(), now()
      from unnest(${sql.param(memberIds)}::uuid[]) m, generate_series(0, 2) n
      returning id, member_id, workout_id, completed_at)
    insert into program_completions (assignment_id, member_id, program_id, exercise_finals, final_total_units,
      weekly_units, total_units_gain_percent, avg_strength_gain, total_workouts, completion_rate, completed_at, recorded_at)
    select id, member_id, workout_id, (
        select jsonb_agg(jsonb_build_object('exerciseId', e.id, 'exerciseName', e.name, 'final1RM', 245.5, 'gainPercent', 7.5))
        from (select id, name from exercises where category = 'Strength' order by name limit 12) e),
      5400, 450, 12.5, 7.5, 55, 92.5, completed_at, now()
    from done`);
}

export const tokenOf = (member: number) => `bench-session-of-member-${member}`;

/** Five sets of five, a little heavier each week; e1RM by the same formula as the rules'. */
async function seedLogs(db: DatabasePool, assignmentIds: string[], today: PlainDate): Promise<void> {
  const days = sql`training_days d where d.assignment_id = any(${sql.param(assignmentIds)}::uuid[]) and d.date < ${today}
    and hashtext(d.id::text) % 5 <> 0`;
  await db.execute(sql`
    insert into progress_logs (id, member_id, assignment_id, training_day_id, prescription_id, exercise_id, date,
      logged_at, updated_at, sets_data, sets_completed, reps_completed, weight_used, estimated_1rm,
      workout_units_completed, workout_units_prescribed, units_counted)
    select gen_random_uuid(), l.member_id, l.assignment_id, l.day_id, l.prescription_id, l.exercise_id, l.date,
      l.at, l.at, jsonb_build_array(
        jsonb_build_object('setNum', 1, 'reps', 5, 'weight', l.weight, 'completed', true),
        jsonb_build_object('setNum', 2, 'reps', 5, 'weight', l.weight, 'completed', true),
        jsonb_build_object('setNum', 3, 'reps', 5, 'weight', l.weight, 'completed', true)),
      3, 15, l.weight, round(l.weight * (1 + 5 / 30.0), 2), 15, 15, 15
    from (
      select d.member_id, d.assignment_id, d.id as day_id, p.id as prescription_id, p.exercise_id, d.date,
        d.date + interval '6 hours' + p.position * interval '7 minutes' as at,
        (135 + (abs(hashtext(d.member_id::text)) % 30) * 5 + (d.date - date ${sql.raw(`'${addDays(today, -70)}'`)}) / 7 * 5)::numeric as weight
      from day_version_exercises p, ${days} and p.day_version_id = d.day_version_id
    ) l`);
  await db.execute(sql`
    update training_days d set logged_count = exercise_count, units_counted = units_prescribed
    where d.id in (select d.id from ${days})`);
  await recountAssignments(db, assignmentIds);
  await db.$client.query('vacuum analyze');
}
