import * as z from 'zod/mini';
import { maxExercisesPerChallengeDay } from '#domain/limits.ts';
import {
  type ChallengeWeekday,
  challengeLevels,
  challengeWeekdays,
  defaultRounds,
  scoringTypes,
} from '#domain/challenges/challenge.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { endpoint } from './endpoint.ts';
import { person } from './leaderboard.ts';
import {
  between,
  done,
  flag,
  id,
  instant,
  notes,
  plainDate,
  prescriptionText,
  requiredText,
  text,
  wholeBetween,
  wireDate,
} from './wire.ts';

const allScoringTypes = [...scoringTypes, 'multi_day'] as const;

export const challenge = z.object({
  id: z.string(),
  name: z.string(),
  /** Of a single challenge; null in a 5-day challenge. */
  exerciseId: z.nullable(z.string()),
  exercise: z.nullable(z.object({ name: z.string() })),
  startDate: wireDate,
  endDate: wireDate,
  instructions: z.string(),
  scoringType: z.enum(allScoringTypes),
  isMultiDay: flag.written,
  weekNumber: z.number(),
  challengeLevel: z.enum(challengeLevels),
  rounds: z.string(),
  createdBy: z.nullable(z.string()),
  /** Goes up with every change; sent along with one, a change made meanwhile by another coach is not overwritten. */
  revision: z.number(),
  /** Results handed in so far, counted for coaches alone: null for a member, whose screens do not show it. */
  submissionCount: z.nullable(z.number()),
  createdAt: instant,
  updatedAt: instant,
});

const weekday = z.pipe(
  z.transform(
    (value: string) => (typeof value === 'string' ? value.toLowerCase() : value) as ChallengeWeekday,
  ),
  z.enum(challengeWeekdays, 'A 5-day challenge runs from Monday to Friday'),
);

const nullableText = z.nullable(z.string());

const prescribed = {
  sets: nullableText,
  reps: nullableText,
  weight: nullableText,
  restSeconds: nullableText,
  percent1RM: nullableText,
  time: nullableText,
  workInterval: nullableText,
  restInterval: nullableText,
  distance: nullableText,
  rpe: nullableText,
  targetHeartRate: nullableText,
  volume: nullableText,
  contactTime: nullableText,
  groundContactTime: nullableText,
};

const dayExercise = z.object({
  id: z.string(),
  dayWorkoutId: z.string(),
  exerciseId: z.string(),
  exerciseName: z.string(),
  exerciseCategory: z.enum(exerciseCategories),
  videoUrl: z.string(),
  altExercise: nullableText,
  orderIndex: z.number(),
  ...prescribed,
});

const day = z.object({
  id: z.string(),
  challengeId: z.string(),
  dayOfWeek: z.enum(challengeWeekdays),
  dayName: z.string(),
  goal: z.string(),
  warmup: z.string(),
  finisher: z.string(),
  orderIndex: z.number(),
});

const dayExerciseFields = {
  exerciseId: id,
  altExercise: z._default(prescriptionText(200), null),
  sets: prescriptionText(),
  reps: prescriptionText(),
  weight: prescriptionText(),
  restSeconds: prescriptionText(),
  percent1RM: prescriptionText(),
  time: prescriptionText(),
  workInterval: prescriptionText(),
  restInterval: prescriptionText(),
  distance: prescriptionText(),
  rpe: prescriptionText(),
  targetHeartRate: prescriptionText(),
  volume: prescriptionText(),
  contactTime: prescriptionText(),
  groundContactTime: prescriptionText(),
};

const dayFields = {
  dayOfWeek: weekday,
  dayName: z._default(text(200), ''),
  goal: z._default(notes, ''),
  warmup: z._default(notes, ''),
  finisher: z._default(notes, ''),
};

/** A whole day in one call: its exercises in the order in which they are done. */
const wholeDay = z.object({
  ...dayFields,
  exercises: z._default(
    z
      .array(z.object(dayExerciseFields))
      .check(
        z.maxLength(
          maxExercisesPerChallengeDay,
          `A day holds at most ${maxExercisesPerChallengeDay} exercises`,
        ),
      ),
    [],
  ),
});

const wholeDays = z.optional(z.array(wholeDay).check(z.maxLength(5, 'A 5-day challenge has five days')));

const fields = {
  name: requiredText('Name is required'),
  startDate: plainDate('Start date is required'),
  endDate: plainDate('End date is required'),
  instructions: notes,
  weekNumber: wholeBetween(1, 53, 'Week number must be between 1 and 53'),
  challengeLevel: z.enum(challengeLevels),
  rounds: text(40),
};

const challengeId = { params: z.object({ id }) };

/** The single challenge running on the asker's own date; of several, the one that started last. Null when there is none. */
export const getCurrentChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/current',
  access: 'participant',
  providesTags: ['challenges', 'results', 'exercises'],
  response: z.nullable(challenge),
});

/** The 5-day challenge running on the asker's own date. Null when there is none. */
export const getActiveMultiDayChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/multiday/active',
  access: 'member',
  providesTags: ['challenges', 'results'],
  response: z.nullable(challenge),
});

const pastChallenge = z.object({
  ...challenge.shape,
  /** The number who handed in a result. */
  participants: z.number(),
  /** The asker's own outcome; null without a part in it. */
  mine: z.nullable(
    z.object({
      rank: z.number(),
      score: z.number(),
      /** Of a 5-day challenge; null in a single one. */
      daysCompleted: z.nullable(z.number()),
    }),
  ),
});

/** The last 12 challenges that have ended on the asker's own date, the latest first. Their standings do not change any more. */
export const listPastChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges/past',
  access: 'member',
  providesTags: ['challenges', 'results', 'exercises'],
  response: z.array(pastChallenge),
});

/** All challenges, the latest first; members see those that have begun or begin within a week. */
export const listChallenges = endpoint({
  method: 'GET',
  path: '/api/challenges',
  access: 'member',
  providesTags: ['challenges', 'results', 'exercises'],
  response: z.array(challenge),
});

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/challenges/:id',
  access: 'member',
  providesTags: ['challenges', 'results', 'exercises'],
  ...challengeId,
  response: challenge,
});

/**
 * Makes a challenge. A 5-day challenge may bring its `days`, saved with it in one transaction; a single one needs its
 * exercise and scoring type.
 */
export const createChallenge = endpoint({
  method: 'POST',
  path: '/api/challenges',
  access: 'coach',
  invalidatesTags: ['challenges'],
  idempotent: true,
  body: z.object({
    ...fields,
    instructions: z._default(fields.instructions, ''),
    weekNumber: z._default(fields.weekNumber, 1),
    challengeLevel: z._default(fields.challengeLevel, 'Beginner'),
    rounds: z._default(fields.rounds, defaultRounds),
    exerciseId: z.nullish(id),
    scoringType: z.optional(z.enum(allScoringTypes)),
    isMultiDay: z._default(flag.read, false),
    days: wholeDays,
  }),
  response: challenge,
  status: 201,
});

/**
 * Changes what is sent. `days`, where given, replace the days of a 5-day challenge in the same transaction; results that were
 * handed in stay with their weekday. 409 when `revision` is older than the stored one.
 */
export const updateChallenge = endpoint({
  method: 'PUT',
  path: '/api/challenges/:id',
  access: 'coach',
  invalidatesTags: ['challenges'],
  ...challengeId,
  body: z.extend(z.partial(z.object(fields)), {
    revision: z.optional(wholeBetween(0, 1_000_000_000)),
    days: wholeDays,
  }),
  response: challenge,
});

/** Takes it off every list; results and points stay with the members who earned them. */
export const deleteChallenge = endpoint({
  method: 'DELETE',
  path: '/api/challenges/:id',
  access: 'coach',
  invalidatesTags: ['challenges', 'results'],
  ...challengeId,
  response: done,
});

export const listChallengeDays = endpoint({
  method: 'GET',
  path: '/api/challenges/:id/days',
  access: 'member',
  providesTags: ['challenges'],
  ...challengeId,
  response: z.array(day),
});

/** Making a day that exists already updates it and answers it, with the same id. */
export const createChallengeDay = endpoint({
  method: 'POST',
  path: '/api/challenges/:id/days',
  access: 'coach',
  invalidatesTags: ['challenges'],
  idempotent: true,
  ...challengeId,
  body: z.object({ ...dayFields, orderIndex: z.optional(wholeBetween(0, 999)) }),
  response: day,
  status: 201,
});

export const deleteChallengeDay = endpoint({
  method: 'DELETE',
  path: '/api/challenges/days/:dayId',
  access: 'coach',
  invalidatesTags: ['challenges'],
  response: done,
});

export const listChallengeDayExercises = endpoint({
  method: 'GET',
  path: '/api/challenges/days/:dayId/exercises',
  access: 'member',
  providesTags: ['challenges', 'exercises'],
  response: z.array(dayExercise),
});

export const addChallengeDayExercise = endpoint({
  method: 'POST',
  path: '/api/challenges/days/:dayId/exercises',
  access: 'coach',
  invalidatesTags: ['challenges'],
  idempotent: true,
  body: z.object({ ...dayExerciseFields, orderIndex: z.optional(wholeBetween(0, 999)) }),
  response: dayExercise,
  status: 201,
});

const submission = z.object({
  id: z.string(),
  challengeId: z.string(),
  score: z.number(),
  reps: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  /** `MM:SS` */
  completionTime: nullableText,
  submittedAt: instant,
  /** Equal scores share a rank. */
  rank: z.number(),
});

/**
 * Hands in the score of a single challenge, once: a second time is 409. The result of its scoring type decides; `score`
 * alone (seconds, for a time) does too. 409 before the challenge's first day and after its last, on the member's own date.
 */
export const submitScore = endpoint({
  method: 'POST',
  path: '/api/challenges/:id/submit',
  access: 'participant',
  invalidatesTags: ['results'],
  idempotent: true,
  ...challengeId,
  body: z.object({
    score: z.nullish(between(0, 99_999_999, 'Please enter a valid score')),
    reps: z.nullish(z.union([z.number(), text(40)])),
    weight: z.nullish(z.union([z.number(), text(40)])),
    completionTime: z.nullish(text(40)),
  }),
  response: submission,
  status: 201,
});

/** The asker's own result of a single challenge; null when nothing is handed in. */
export const getMySubmission = endpoint({
  method: 'GET',
  path: '/api/challenges/:id/my-submission',
  access: 'participant',
  providesTags: ['results'],
  ...challengeId,
  response: z.nullable(submission),
});

/** The best results of a single challenge, at most `limit`, best first. */
export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/challenges/:id/submissions',
  access: 'member',
  providesTags: ['results', 'members'],
  ...challengeId,
  query: z.object({ limit: z._default(wholeBetween(1, 100), 5) }),
  response: z.array(z.extend(submission, { member: person })),
});

/** The asker's own progress in a 5-day challenge. */
export const getMyChallengeProgress = endpoint({
  method: 'GET',
  path: '/api/challenges/:id/my-progress',
  access: 'member',
  providesTags: ['challenges', 'results'],
  ...challengeId,
  response: z.object({
    dailySubmissions: z.array(
      z.object({
        id: z.string(),
        /** Null where the coach has since taken the day out. */
        dayWorkoutId: nullableText,
        dayOfWeek: z.enum(challengeWeekdays),
        score: z.number(),
        submittedAt: instant,
      }),
    ),
    daysCompleted: z.number(),
    completionPercentage: z.number(),
    totalScore: z.number(),
  }),
});

const possible = (most: number, message: string) => z.nullish(between(0, most, message));

/**
 * Completes a day of a 5-day challenge, on its date or later within the challenge: before it, outside of it and a second
 * time are 409. `reps` are the contacts of a day that has only jumps, `completionTime` the hold of one that has no run;
 * where a day has both, `contacts` and `holdTime` say the other.
 */
export const submitChallengeDay = endpoint({
  method: 'POST',
  path: '/api/challenges/:id/days/:dayId/submit',
  access: 'member',
  invalidatesTags: ['results'],
  idempotent: true,
  body: z.object({
    completionTime: z.nullish(text(40)),
    reps: z.nullish(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
    distance: possible(1_000, 'Enter miles, at most 1,000'),
    weight: possible(5_000, 'Enter a weight of at most 5,000 lbs'),
    contacts: z.nullish(wholeBetween(0, 10_000, 'Enter whole contacts, at most 10,000')),
    holdTime: z.nullish(text(40)),
  }),
  response: z.object({
    id: z.string(),
    challengeId: z.string(),
    dayWorkoutId: z.string(),
    score: z.number(),
    workoutUnitsCompleted: z.number(),
    workoutUnitsPrescribed: z.number(),
    daysCompleted: z.number(),
    submittedAt: instant,
  }),
  status: 201,
});

/** The ten who are furthest in a 5-day challenge: by days, then by total score; and oneself. */
export const getWeeklyProgressLeaderboard = endpoint({
  method: 'GET',
  path: '/api/challenges/:id/weekly-progress-leaderboard',
  access: 'member',
  providesTags: ['challenges', 'results', 'members'],
  ...challengeId,
  response: z.array(
    z.object({
      rank: z.number(),
      member: person,
      daysCompleted: z.number(),
      completionPercentage: z.number(),
      totalScore: z.number(),
    }),
  ),
});

/** A member's results, challenge by challenge, the latest first; the last 50. */
export const listChallengeResults = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/challenge-results',
  access: 'coach',
  providesTags: ['challenges', 'results', 'members'],
  response: z.array(
    z.object({
      challengeId: z.string(),
      challengeName: z.string(),
      scoringType: z.enum(allScoringTypes),
      startDate: wireDate,
      endDate: wireDate,
      score: z.number(),
      completionTime: nullableText,
      /** Of a 5-day challenge. */
      daysCompleted: z.nullable(z.number()),
      /** Equal scores share a rank. */
      rank: z.number(),
      participants: z.number(),
      /** All that it has earned. */
      points: z.number(),
      submittedAt: instant,
    }),
  ),
});
