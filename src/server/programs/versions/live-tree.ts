import { createHash } from 'node:crypto';
import { multiWeekProgram } from '#contract/programs.ts';
import {
  type StoredTree,
  type PlannedExercise,
  type PlannedWeek,
  type ProgramTree,
  completeTree,
} from '#domain/programs/program-tree.ts';
import { type Database, statement } from '#server/database/database.ts';
import { conflict, requireFound } from '#server/http/problem.ts';
import { prescriptionColumns } from '#server/training-days/versions/prescribed-exercise.ts';

type LiveRow = Omit<ProgramTree, 'numWeeks' | 'weeks'> & {
  programType: string;
  numWeeks: number | null;
  weeks: PlannedWeek[];
  attached: PlannedExercise[];
} & Pick<LiveProgram, 'createdAt' | 'createdBy' | 'newest'>;

const exercisesWhere = (condition: string) => `(
  select coalesce(json_agg(x), '[]') from (
    select ${prescriptionColumns} from prescriptions p where ${condition} order by p.order_index, p.id) x)`;

/** In one statement, so that it is a program as it stood at one moment. */
const liveProgram = statement<LiveRow, { workoutId: string }>(
  'live_program_tree',
  `select w.name, w.description, w.difficulty_level as "difficultyLevel", w.num_weeks as "numWeeks",
     w.training_max_percent as "trainingMaxPercent",
     w.program_type as "programType", w.created_at as "createdAt", w.created_by as "createdBy", (
       select json_build_object('version', v.version, 'isWritten', v.content is not null)
       from program_versions v where v.workout_id = w.id order by v.version desc limit 1) as newest,
     ${exercisesWhere('p.workout_id = w.id')} as attached, (
       select coalesce(json_agg(json_build_object('weekNumber', k.week_number, 'notes', k.notes, 'days', (
         select coalesce(json_agg(json_build_object('dayOfWeek', d.day_of_week, 'dayName', d.day_name,
           'notes', d.notes, 'assignedWorkoutId', d.assigned_workout_id,
           'exercises', ${exercisesWhere('p.day_id = d.id')})), '[]')
         from program_days d where d.week_id = k.id)) order by k.week_number), '[]')
       from program_weeks k where k.program_id = w.id) as weeks
   from workouts w where w.id = :workoutId and w.hidden_at is null and w.program_type <> 'daily_workout'`,
  { alone: true },
);

export type LiveProgram = {
  tree: StoredTree;
  /** As the program has it; null where nobody has said, and then the tree has as many as there are. */
  numWeeks: number | null;
  createdAt: Date;
  createdBy: string | null;
  /** Its newest version; null before its first publication. */
  newest: { version: number; isWritten: boolean } | null;
};

/** A program as it is live, whole. 404 where there is none, and 409 for a single workout, which has no weeks. */
export async function readLive(db: Database, workoutId: string): Promise<LiveProgram> {
  const { weeks, attached, numWeeks, programType, createdAt, createdBy, newest, ...details } = requireFound(
    (await liveProgram(db, { workoutId }))[0],
    'Program',
  );
  if (programType !== multiWeekProgram)
    throw conflict('Only a program of weeks has drafts and versions; change the workout itself');
  const last = Math.max(1, numWeeks ?? 1, ...weeks.map(week => week.weekNumber));
  const tree = { ...completeTree({ ...details, numWeeks: last, weeks }), attached };
  return { tree, numWeeks, createdAt, createdBy, newest };
}

/** Stands for a state of a program: another state has another. */
export const markOf = (tree: StoredTree): string =>
  createHash('sha256').update(JSON.stringify(tree)).digest('base64url').slice(0, 22);
