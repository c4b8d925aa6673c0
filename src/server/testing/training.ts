import type * as z from 'zod/mini';
import { createAssignment } from '#contract/assignments.ts';
import { createExercise, deleteExercise } from '#contract/exercises.ts';
import { createWorkout, type prescriptionFields } from '#contract/programs.ts';
import { listDayExercises } from '#contract/programs/days.ts';
import { listProgramWeeks } from '#contract/programs/weeks.ts';
import { logProgress } from '#contract/progress.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { PlainDate, Weekday } from '#domain/plain-date.ts';
import type { BodyOf, Person } from './people.ts';

type Prescription = z.input<typeof prescriptionFields> & { exerciseId: string };
type WeekPlan = Partial<Record<Weekday, Prescription[]>>;
type Program = { id: string };

let count = 0;

export async function anExercise(coach: Person, category: ExerciseCategory = 'Strength', name?: string) {
  count += 1;
  const body = { name: name ?? `${category} ${count}`, category };
  const { status, body: answer } = await coach.ask(createExercise, { body });
  // A program of that name from an earlier test of the file is over: what used it still has it.
  if (status === 409) await coach.get(deleteExercise, { params: { id: firstOfName(answer) } });
  return status === 409 ? coach.get(createExercise, { body }) : answer;
}

/** The exercise that has the name already, as the refusal shows it. */
const firstOfName = (refusal: unknown): string => (refusal as { exercise: { id: string } }).exercise.id;

/** Five sets of five of each exercise. */
export const fiveByFive = (...exercises: { id: string }[]): Prescription[] =>
  exercises.map(({ id }) => ({ exerciseId: id, sets: '5', reps: '5' }));

/** A multi-week program, written as its training days: `[{ monday: fiveByFive(squat) }, {}]` is two weeks. */
export function aProgram(coach: Person, weeks: WeekPlan[], name = 'Ascension') {
  return coach.get(createWorkout, { body: { name, numWeeks: weeks.length, weeks: treeOf(weeks) } });
}

function treeOf(weeks: WeekPlan[]): NonNullable<z.input<typeof createWorkout.body>['weeks']> {
  return weeks.map((week, index) => ({
    weekNumber: index + 1,
    days: Object.entries(week).map(([dayOfWeek, exercises]) => ({
      dayOfWeek: dayOfWeek as Weekday,
      exercises,
    })),
  }));
}

/** A day of a program, with its exercises, as the editor loads them. */
export async function dayOf(coach: Person, program: Program, weekNumber: number, weekday: Weekday) {
  const weeks = await coach.get(listProgramWeeks, { params: { id: program.id } });
  const week = weeks.find(one => one.weekNumber === weekNumber);
  const day = week?.days.find(one => one.dayOfWeek === weekday);
  if (!week || !day) throw new Error(`There is no ${weekday} in week ${weekNumber}`);
  const exercises = await coach.get(listDayExercises, { params: { dayId: day.id } });
  return { ...day, weekId: week.id, exercises };
}

export function assign(
  coach: Person,
  member: Person,
  workout: Program,
  startDate: PlainDate,
  more: Partial<BodyOf<typeof createAssignment>> = {},
) {
  return coach.get(createAssignment, {
    body: { memberId: member.id, workoutId: workout.id, startDate, ...more },
  });
}

/** The default log: five sets of five at 200 lb, an e1RM of 233.33. */
export const fiveSets = (weight = 200) =>
  [1, 2, 3, 4, 5].map(setNum => ({ setNum, reps: 5, weight, completed: true }));

type LogBody = BodyOf<typeof logProgress>;

export const logBody = (
  assignment: { id: string },
  exercise: { id: string },
  completedDate: PlainDate,
  result: Partial<LogBody> = { setsData: fiveSets() },
): LogBody => ({ assignmentId: assignment.id, exerciseId: exercise.id, completedDate, ...result });

export const log = (member: Person, ...body: Parameters<typeof logBody>) =>
  member.get(logProgress, { body: logBody(...body) });
