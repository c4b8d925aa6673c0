import * as z from 'zod/mini';
import { type ChallengeWeekday, challengeDayNames, challengeWeekdays } from '#domain/challenges/challenge.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { maxExercisesPerChallengeDay } from '#domain/limits.ts';
import type {
  Challenge,
  ChallengeDay,
  ChallengeDayExercise,
} from '#web/features/challenges/challenge-text.ts';
import {
  blankDetails,
  detailsOf,
  detailsShape,
} from '#web/features/challenges/console/details/challenge-details.ts';

export const fullDay = `A day holds at most ${maxExercisesPerChallengeDay} exercises`;

/** Fields of an exercise of a day, each held as the text the coach typed. */
const storedFields = [
  'sets',
  'reps',
  'weight',
  'restSeconds',
  'percent1RM',
  'time',
  'workInterval',
  'restInterval',
  'distance',
  'rpe',
  'targetHeartRate',
  'volume',
  'contactTime',
  'groundContactTime',
] as const;

export type DayField = (typeof storedFields)[number];

const dayExercise = z.object({
  /** Tells two of the same exercise in a day apart. */
  key: z.number(),
  exerciseId: z.string(),
  name: z.string(),
  category: z.enum(exerciseCategories),
  altExercise: z.string(),
  fields: z.partialRecord(z.enum(storedFields), z.string()),
});

const day = z.object({
  dayName: z.string(),
  goal: z.string(),
  warmup: z.string(),
  finisher: z.string(),
  exercises: z.array(dayExercise),
});

/** A 5-day challenge being written, as typed. */
export const fiveDayShape = z.object({
  details: detailsShape,
  days: z.record(z.enum(challengeWeekdays), day),
});

export type FiveDayDraft = z.output<typeof fiveDayShape>;
export type DraftDay = z.output<typeof day>;
export type DraftExercise = z.output<typeof dayExercise>;

const daysFrom = (dayOf: (weekday: ChallengeWeekday) => DraftDay) =>
  Object.fromEntries(challengeWeekdays.map(weekday => [weekday, dayOf(weekday)])) as FiveDayDraft['days'];

const blankDay = (dayName: string): DraftDay => ({
  dayName,
  goal: '',
  warmup: '',
  finisher: '',
  exercises: [],
});

export const blankFiveDay: FiveDayDraft = {
  details: blankDetails,
  days: daysFrom(weekday => blankDay(challengeDayNames[weekday])),
};

export type StoredDay = ChallengeDay & { exercises: readonly ChallengeDayExercise[] };

/** The draft of a saved challenge. A day that was taken out of it stands empty, and comes back with its name. */
export const fiveDayOf = (challenge: Challenge, stored: readonly StoredDay[]): FiveDayDraft => ({
  details: detailsOf(challenge),
  days: daysFrom(weekday => {
    const found = stored.find(({ dayOfWeek }) => dayOfWeek === weekday);
    return found ? dayOf(found) : blankDay(challengeDayNames[weekday]);
  }),
});

const dayOf = ({ dayName, goal, warmup, finisher, exercises }: StoredDay): DraftDay => ({
  dayName,
  goal,
  warmup,
  finisher,
  exercises: exercises
    .toSorted((a, b) => a.orderIndex - b.orderIndex)
    .map((exercise, index) => exerciseOf(exercise, index + 1)),
});

/** With what its category does not ask for: that is not shown, and not lost. */
const exerciseOf = (exercise: ChallengeDayExercise, key: number): DraftExercise => ({
  key,
  exerciseId: exercise.exerciseId,
  name: exercise.exerciseName,
  category: exercise.exerciseCategory,
  altExercise: exercise.altExercise ?? '',
  fields: Object.fromEntries(
    storedFields.flatMap(field => (exercise[field] === null ? [] : [[field, exercise[field]]])),
  ),
});
