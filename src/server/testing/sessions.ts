import { randomUUID } from 'node:crypto';
import { getExercisesForDate } from '#contract/assignments.ts';
import { listProgress } from '#contract/progress.ts';
import { listTrainingSessions, sendSessionEvents } from '#contract/training/training-sessions.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import type { Person } from './people.ts';
import { anExercise, aProgram, assign, fiveByFive } from './training.ts';

/** The day of these sessions, a Wednesday. */
export const today = '2026-03-18';
export const noon = new Date(`${today}T12:00:00Z`);

/** A squat and a bench press, three sets of five each, and what a test asks of their session. */
export async function aSessionOf(
  coach: Person,
  member: Person,
  { category = 'Strength', more = {} }: { category?: ExerciseCategory; more?: object } = {},
) {
  const [squat, bench] = [await anExercise(coach, category), await anExercise(coach, category)];
  const prescriptions = fiveByFive(squat, bench).map(one => ({ ...one, sets: '3', ...more }));
  const program = await aProgram(coach, [{ wednesday: prescriptions, friday: fiveByFive(squat) }]);
  const assignment = await assign(coach, member, program, today);
  const input = { params: { id: assignment.id }, query: { date: today } };
  const day = await member.get(getExercisesForDate, input);
  const [first = '', second = ''] = day.exercises.map(({ id }) => id);
  return { squat, bench, program, assignment, trainingDayId: day.trainingDayId, first, second };
}

/** So many minutes after 5:40 of that day. */
export const minute = (n: number) => new Date(Date.parse(`${today}T05:40:00Z`) + n * 60_000).toISOString();

export const event = (at: number, kind: string, rest: object = {}) => ({
  id: randomUUID(),
  at: minute(at),
  kind,
  ...rest,
});

export const on = (at: number, kind: string, prescriptionId: string, rest: object = {}) =>
  event(at, kind, { prescriptionId, ...rest });

export const aSet = (at: number, prescriptionId: string, setNum: number, rest: object = {}) =>
  on(at, 'set', prescriptionId, { setNum, reps: 5, weight: 185, ...rest });

export const threeSets = (prescriptionId: string, rest: object = {}) =>
  [1, 2, 3].map(n => aSet(n, prescriptionId, n, rest));

/** A set as the log dialog saves it. */
export const dialog = (reps: number) => ({ setsData: [{ setNum: 1, reps, weight: 200 }] });

const body = (trainingDayId: string, events: unknown[]) => ({ params: { trainingDayId }, body: { events } });

export async function sendBy(by: Person, trainingDayId: string, events: unknown[]) {
  const { session, ...rest } = await by.get(sendSessionEvents, body(trainingDayId, events));
  if (!session) throw new Error('The session was asked for');
  return { ...rest, session };
}

export const sendEventsAs = (by: Person, trainingDayId: string, events: unknown[]) =>
  by.ask(sendSessionEvents, body(trainingDayId, events));

export const logsFor = (by: Person, assignmentId: string) =>
  by.get(listProgress, { query: { assignmentId } });

export async function sessionFor(by: Person, trainingDayId: string, date = today) {
  const sessions = await by.get(listTrainingSessions, { query: { date } });
  return sessions.find(one => one.trainingDayId === trainingDayId);
}
