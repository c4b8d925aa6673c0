import * as z from 'zod/mini';
import { assignmentKinds } from '#domain/training/status/assignment-kind.ts';
import { dayStatuses } from '#domain/training/status/day-status.ts';
import { distanceUnits, weightUnits } from '#domain/measures/measure.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { awayReasons } from '#domain/training-sessions/session-event.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ownChanges, prescription } from '#contract/programs.ts';
import { loggedWork } from '#contract/progress-fields.ts';
import { id, inMiles, inPounds, instant, plainDate, wholeBetween, wireDate } from '#contract/wire.ts';

/** The states of a day; only `scheduled` counts. */
export const trainingDayStates = ['scheduled', 'cleared', 'paused', 'ended', 'dropped'] as const;

const nullableNumber = z.nullable(z.number());

/** A set as it was done. */
export const setValues = {
  setKind: z.enum(setKinds),
  reps: nullableNumber,
  weight: z.nullable(inPounds),
  entered: z.nullable(
    z.object({
      weight: nullableNumber,
      unit: z.nullable(z.enum(weightUnits)),
      distance: nullableNumber,
      distanceUnit: z.nullable(z.enum(distanceUnits)),
    }),
  ),
  time: z.nullable(z.string()),
  distance: z.nullable(inMiles),
  contacts: nullableNumber,
  calories: nullableNumber,
  rpe: nullableNumber,
};

/** The course of one exercise in its session, and its sender where that was a coach. */
const happened = z.object({
  state: z.enum(['open', 'done', 'skipped']),
  skipReason: z.nullable(z.enum(awayReasons)),
  swappedTo: z.nullable(z.object({ id: z.string(), name: z.string() })),
  swapReason: z.nullable(z.enum(awayReasons)),
  /** Put in by the member: it pays for no prescription. */
  isAdded: z.boolean(),
  note: z.nullable(z.string()),
  setNotes: z.array(z.object({ setNum: z.number(), text: z.string() })),
  pains: z.array(z.object({ where: z.string(), level: z.number(), setNum: nullableNumber, at: instant })),
  /** In order, also where the exercise is not logged yet. */
  sets: z.array(
    z.object({
      setNum: z.number(),
      ...setValues,
      at: instant,
      /** The exercise it was of, where another took its place afterwards. */
      instead: z.nullable(z.object({ id: z.string(), name: z.string() })),
      /** The earlier values of this set, the oldest first. */
      earlier: z.array(z.object({ ...setValues, at: instant })),
      enteredBy: z.nullable(z.string()),
    }),
  ),
  enteredBy: z.array(z.string()),
});

/** A session as a whole. Ready from 1 to 5, hard from 1 to 10; null where it was passed over. */
const session = {
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  readiness: nullableNumber,
  effort: nullableNumber,
  /** The coaches who sent some of it. */
  enteredBy: z.array(z.string()),
};

/** The fields in every view of a day. */
const day = {
  id: z.string(),
  assignmentId: z.string(),
  kind: z.enum(assignmentKinds),
  programName: z.string(),
  dayName: z.string(),
  weekNumber: z.nullable(z.number()),
  date: wireDate,
  /** The date in the program; another one when the day has been moved. */
  plannedDate: wireDate,
  state: z.enum(trainingDayStates),
  /** A coach has given this day exercises for this member alone: changes of the program pass it by. */
  isOwn: z.boolean(),
  ownChanges,
  /** Of exercises that the member added `rest`: nothing of them is prescribed. */
  status: z.enum(dayStatuses),
  /** The member's own. */
  timeZone: z.string(),
};

const plannedAndDone = z.object({
  exercise: z.object({ id: z.string(), name: z.string(), category: z.enum(exerciseCategories) }),
  /** Null for work that nothing on the day asks for any more: it was edited away before the log came. */
  prescription: z.nullable(z.omit(prescription, { orderIndex: true, exerciseId: true, exercise: true })),
  log: z.nullable(
    z.extend(loggedWork, {
      loggedAt: instant,
      /** The last change after it was saved. */
      correctedAt: z.nullable(instant),
    }),
  ),
  /** Null where no session has anything of it. */
  happened: z.nullable(happened),
});

/** A day, planned and done. */
export const trainingDay = z.object({
  ...day,
  memberId: z.string(),
  memberName: z.string(),
  notes: z.string(),
  /** The session as a whole; null where none was begun. */
  session: z.nullable(
    z.object({
      ...session,
      /** Of groups with a format: whole rounds and the reps of the last one, or the time in seconds. */
      results: z.array(
        z.object({
          label: z.string(),
          kind: z.nullable(z.enum(groupKinds)),
          rounds: nullableNumber,
          reps: nullableNumber,
          seconds: nullableNumber,
        }),
      ),
    }),
  ),
  exercises: z.array(plannedAndDone),
});

const providesTags = [
  'assignments',
  'programs',
  'training',
  'logs',
  'exercises',
  'members',
  'account',
] as const;

/**
 * A training day in any state, planned and done, and what else its member had on that date (another
 * program's day, one-off exercises). A member's own; a coach anyone's.
 */
export const getTrainingDay = endpoint({
  method: 'GET',
  path: '/api/training-days/:id',
  access: 'member',
  providesTags,
  response: z.extend(trainingDay, { beside: z.array(trainingDay) }),
});

/** All of a member's training days of one date, as `getTrainingDay` has each: programs first, one-off exercises last. */
export const listTrainingDaysOfDate = endpoint({
  method: 'GET',
  path: '/api/members/:userId/training-days/:date',
  access: 'member',
  providesTags,
  params: z.object({ userId: id, date: plainDate() }),
  response: z.array(trainingDay),
});

/**
 * A member's last days as `getTrainingDay` has each, of today's those that are begun, the newest first: what was planned, and
 * what was done. No day is in both of this and `listComingTrainingDays`.
 */
export const listLastTrainingDays = endpoint({
  method: 'GET',
  path: '/api/members/:userId/last-training-days',
  access: 'member',
  providesTags,
  params: z.object({ userId: id }),
  query: z.object({ days: z._default(wholeBetween(1, 28), 14) }),
  response: z.array(trainingDay),
});

/**
 * A member's sessions, of one assignment if it is named, the newest first: those of today and before, and whatever
 * has a log. `from` (the first is 0) and `limit` take a page.
 */
export const listTrainingDays = endpoint({
  method: 'GET',
  path: '/api/members/:userId/training-days',
  access: 'member',
  providesTags,
  params: z.object({ userId: id }),
  query: z.object({
    assignmentId: z.optional(id),
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z._default(wholeBetween(1, 100), 20),
  }),
  response: z.array(
    z.object({
      ...day,
      exerciseCount: z.number(),
      loggedCount: z.number(),
      /** Logs that nothing on the day asks for any more. */
      besideCount: z.number(),
      loggedAt: z.nullable(instant),
      /** The member's notes, each cut at 300 characters. */
      notes: z.array(z.object({ exerciseName: z.string(), text: z.string() })),
      /** The parts of its session that call for a look; null where none was begun. */
      session: z.nullable(
        z.object({
          ...session,
          swaps: z.array(
            z.object({ from: z.string(), to: z.string(), reason: z.nullable(z.enum(awayReasons)) }),
          ),
          skips: z.array(z.object({ exerciseName: z.string(), reason: z.enum(awayReasons) })),
          pains: z.array(z.object({ exerciseName: z.string(), where: z.string(), level: z.number() })),
        }),
      ),
    }),
  ),
});
