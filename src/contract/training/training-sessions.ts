import * as z from 'zod/mini';
import { maxHelp } from '#domain/measures/help.ts';
import { distanceUnits, weightUnits } from '#domain/measures/measure.ts';
import { assignmentKinds } from '#domain/training/status/assignment-kind.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { groupKinds } from '#domain/prescriptions/groups/group-format.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { recordKinds } from '#domain/records/record-kind.ts';
import { awayReasons, eventKinds } from '#domain/training-sessions/session-event.ts';
import { endpoint } from '#contract/endpoint.ts';
import { loading } from '#contract/loading-fields.ts';
import { prescription } from '#contract/programs.ts';
import { heldRecord, optionalNullable, loggedWork } from '#contract/progress-fields.ts';
import {
  between,
  id,
  inPounds,
  instant,
  plainDate,
  prescriptionText,
  text,
  wholeBetween,
  wireDate,
} from '#contract/wire.ts';
import { setValues, trainingDayStates } from './training-days.ts';

const notAMoment = 'Enter an instant, as 2026-03-18T05:40:00Z';

/** Before this no clock that was ever set stands. */
const firstMoment = Date.UTC(2000, 0, 1);

/** An instant with its zone, in milliseconds since 1970. */
const moment = z.pipe(
  z.iso.datetime({ offset: true, error: notAMoment }),
  z.pipe(
    z.transform((value: string) => Date.parse(value)),
    z.number(notAMoment).check(z.minimum(firstMoment, notAMoment)),
  ),
);

const setNum = wholeBetween(1, 100, 'Sets are numbered from 1 to 100');
const onExercise = { prescriptionId: id };
const onSet = { ...onExercise, setNum };
const perhapsOnSet = { ...onExercise, setNum: z.prefault(z.nullable(setNum), null) };
const reason = z.enum(awayReasons, 'Choose a reason: no-equipment, pain, no-time or other');
const amount = (most: number, message: string) => optionalNullable(between(0, most, message));
const orNull = <S extends z.ZodMiniType>(schema: S) => z.prefault(z.nullable(schema), null);

const event = <const Kind extends string, Shape extends z.core.$ZodShape>(kind: Kind, shape: Shape) =>
  z.object({ id, at: moment, kind: z.literal(kind), ...shape });

/**
 * An event, as a device sends it. A `set` weighs in `unit` and runs in `distanceUnit`, lb and miles by default;
 * its time is text or seconds. `back` takes the last finish, skip or swap back that stands.
 */
export const sentEvent = z.discriminatedUnion('kind', [
  event('start', {}),
  event('set', {
    ...onSet,
    setKind: z._default(z.enum(setKinds), 'work'),
    reps: optionalNullable(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
    /** Below zero it is help, of an assisted exercise alone. */
    weight: optionalNullable(between(-maxHelp, 5_000, 'Enter a weight of at most 5,000')),
    unit: optionalNullable(z.enum(weightUnits, 'Choose lb or kg')),
    time: prescriptionText(),
    distance: amount(10_000, 'Enter a distance of at most 10,000'),
    distanceUnit: optionalNullable(z.enum(distanceUnits, 'Choose mi or km')),
    contacts: amount(100_000, 'Enter at most 100,000 contacts'),
    calories: optionalNullable(wholeBetween(0, 10_000, 'Enter whole calories, at most 10,000')),
    rpe: optionalNullable(between(1, 10, 'RPE runs from 1 to 10')),
  }),
  event('unset', onSet),
  event('finish', onExercise),
  event('skip', { ...onExercise, reason }),
  event('swap', { ...onExercise, reason, exerciseId: id }),
  event('back', onExercise),
  event('note', { ...perhapsOnSet, text: text(2000) }),
  event('pain', {
    ...perhapsOnSet,
    where: text(100).check(z.minLength(1, 'Say where it hurts')),
    level: wholeBetween(1, 10, 'Pain runs from 1 to 10'),
  }),
  event('feel', {
    readiness: orNull(wholeBetween(1, 5, 'Readiness runs from 1 to 5')),
    effort: orNull(between(1, 10, 'Effort runs from 1 to 10')),
  }),
  event('result', {
    groupLabel: text(10).check(z.minLength(1)),
    rounds: orNull(wholeBetween(0, 1_000)),
    reps: orNull(wholeBetween(0, 10_000)),
    seconds: orNull(between(0, 360_000)),
  }),
  event('add', { ...onExercise, exerciseId: id }),
  event('end', {}),
]);

export type SentEvent = z.output<typeof sentEvent>;

const nullableNumber = z.nullable(z.number());

/** Milliseconds since 1970, as the rules have it, as an instant of the wire. */
const instantOfMs = z.pipe(
  z.number(),
  z.transform(at => new Date(at).toISOString()),
);

const load = z.object({
  weight: nullableNumber,
  unit: z.enum(weightUnits),
  source: z.enum(['coach', 'percent', 'rpe', 'last', 'none']),
  why: z.string(),
  max: z.nullable(
    z.object({
      value: inPounds,
      from: z.enum(['tested', 'estimated', 'linked']),
      date: z.nullable(wireDate),
      exerciseName: z.string(),
    }),
  ),
});

/** An event as stored, and who sent it; null once they are gone, and for the server's own. */
const storedEvent = z.looseObject({
  id: z.string(),
  at: instantOfMs,
  kind: z.enum(eventKinds),
  sentBy: z.nullable(z.string()),
});

/** The known facts of a lift: the last time, the best, and the base of its load. */
const lift = z.object({
  name: z.string(),
  category: z.enum(exerciseCategories),
  lastTime: z.nullable(loggedWork),
  best: z.nullable(
    z.object({ kind: z.enum(recordKinds), value: z.number(), at: z.nullable(inPounds), date: wireDate }),
  ),
  facts: z.object({
    loadedOn: z.enum(['bar', 'step', 'either']),
    isAssisted: z.exactOptional(z.boolean()),
    max: z.nullable(
      z.object({
        value: inPounds,
        date: z.string(),
        from: z.enum(['tested', 'estimated', 'linked']),
        exerciseName: z.string(),
      }),
    ),
    trainingMax: z.optional(
      z.union([
        z.object({
          weight: z.number(),
          unit: z.enum(weightUnits),
          pounds: inPounds,
          setBy: z.literal('coach'),
        }),
        z.object({ percent: z.number(), setBy: z.enum(['program', 'coach']) }),
      ]),
    ),
    last: z.readonly(
      z.array(
        z.object({
          reps: nullableNumber,
          weight: inPounds,
          entered: setValues.entered,
          date: z.string(),
        }),
      ),
    ),
  }),
});

const sessionExercise = z.object({
  prescriptionId: z.string(),
  /** The exercise that is done: after a swap another than the day's, whose id `swappedFrom` then is. */
  exerciseId: z.string(),
  name: z.string(),
  category: z.enum(exerciseCategories),
  /** The weight is help, and below zero. */
  isAssisted: z.boolean(),
  state: z.enum(['open', 'done', 'skipped']),
  skipReason: z.nullable(z.enum(awayReasons)),
  swappedFrom: z.nullable(z.string()),
  swapReason: z.nullable(z.enum(awayReasons)),
  /** Put in by the member: it pays for no prescription. */
  isAdded: z.boolean(),
  /** The targets, one for each prescribed set, warm-ups too. */
  targets: z.array(
    z.object({
      setNum: z.number(),
      setKind: z.enum(setKinds),
      reps: z.nullable(z.string()),
      rpe: z.nullable(z.string()),
      restSeconds: z.number(),
      /** The load of this set where sets are named one by one; null where it is the exercise's. */
      load: z.nullable(load),
    }),
  ),
  groupLabel: z.nullable(z.string()),
  /** The first working set's. */
  load,
  lastTime: lift.shape.lastTime,
  best: lift.shape.best,
  sets: z.array(
    z.object({
      setNum: z.number(),
      ...setValues,
      at: instantOfMs,
      exerciseId: z.string(),
      /** The earlier values of this set, the oldest first. */
      earlier: z.array(z.object({ ...setValues, at: instantOfMs })),
    }),
  ),
  note: z.nullable(z.string()),
  setNotes: z.array(z.object({ setNum: z.number(), text: z.string() })),
  pains: z.array(z.object({ where: z.string(), level: z.number(), setNum: nullableNumber, at: instantOfMs })),
  /** Exercises that the coach named to take its place. */
  alternates: z.readonly(z.array(z.string())),
  /** As the coach wrote it; null for what the member added. */
  prescription: z.nullable(
    z.omit(prescription, { orderIndex: true, exerciseId: true, exercise: true, id: true }),
  ),
});

export const trainingSession = z.object({
  trainingDayId: z.string(),
  assignmentId: z.string(),
  memberId: z.string(),
  kind: z.enum(assignmentKinds),
  programName: z.string(),
  dayName: z.string(),
  weekNumber: nullableNumber,
  notes: z.string(),
  /** An estimate in whole minutes, from the prescription. */
  estimatedMinutes: z.number(),
  date: wireDate,
  dayState: z.enum(trainingDayStates),
  /** The member's own bar and plates, unit and zone, by which loads are rounded and shown. */
  loading: z.nullable(loading),
  weightUnit: z.enum(weightUnits),
  timeZone: z.string(),
  /** The asker may swap exercises, a coach always; the member is asked how ready they are, and how hard it was. */
  maySwap: z.boolean(),
  asksHowItFelt: z.boolean(),
  startedAt: z.nullable(instantOfMs),
  endedAt: z.nullable(instantOfMs),
  readiness: nullableNumber,
  effort: nullableNumber,
  groups: z.array(
    z.object({
      label: z.string(),
      kind: z.enum(groupKinds),
      rounds: nullableNumber,
      workSeconds: nullableNumber,
      restSeconds: nullableNumber,
      capSeconds: nullableNumber,
      result: z.nullable(z.object({ rounds: nullableNumber, reps: nullableNumber, seconds: nullableNumber })),
    }),
  ),
  exercises: z.array(sessionExercise),
  /** By the exercises' ids: those of the day, those named in their place, and those put in. */
  lifts: z.record(z.string(), lift),
  /** The events that the state is the fold of, so that a device can go on alone. */
  events: z.array(storedEvent),
});

const providesTags = [
  'permissions',
  'assignments',
  'programs',
  'training',
  'logs',
  'tested-maxes',
  'exercises',
  'members',
  'account',
  'fellowship',
] as const;

/**
 * The sessions of a date, whole, one for each training day: a completed or paused assignment's too. A member's own; a coach
 * names the member.
 */
export const listTrainingSessions = endpoint({
  method: 'GET',
  path: '/api/training-sessions',
  access: 'member',
  providesTags,
  query: z.object({ date: plainDate(), memberId: z.optional(id) }),
  response: z.array(trainingSession),
});

/** The records that the logs of a session hold, each taken from an earlier one: whatever has been announced before. */
export const listSessionRecords = endpoint({
  method: 'GET',
  path: '/api/training-sessions/:trainingDayId/records',
  access: 'member',
  providesTags: ['logs', 'exercises'],
  params: z.object({ trainingDayId: id }),
  response: z.array(heldRecord),
});

/** The most events that are sent at once. */
export const maxEventsAtOnce = 500 as const;

/**
 * Takes what happened in a session, each event once by its id, in whatever order it comes. Those that can be taken are; the
 * others are named. 400 when none could be, 404 when none is of an exercise of the day. A coach may send them for a member
 * who trains beside them.
 */
export const sendSessionEvents = endpoint({
  method: 'POST',
  path: '/api/training-sessions/:trainingDayId/events',
  access: 'member',
  invalidatesTags: ['logs', 'completions', 'assignments', 'training'],
  body: z.object({
    events: z
      .array(z.unknown(), 'Send a list of events')
      .check(
        z.minLength(1, 'Send at least one event'),
        z.maxLength(maxEventsAtOnce, `Send at most ${maxEventsAtOnce} events at once`),
      ),
    /** A device that goes on with the session on its own asks for what has `changed`; pages of older releases for `brief`. */
    answer: z._default(z.enum(['whole', 'brief', 'changed']), 'whole'),
  }),
  response: z.object({
    /**
     * Null for `brief` when no log nor the exercises have changed; for `changed` unless the day's prescribed exercises
     * have.
     */
    session: z.nullable(trainingSession),
    /** Null where the session comes whole, or for another `answer` than `changed`. */
    changed: z.nullable(
      z.object({
        /** The sent events, as the server has them: it lowers times that lie in its future. */
        events: z.array(storedEvent),
        /** Of the exercises that these events bring in. */
        lifts: z.record(z.string(), lift),
        /** A log may have been written, changed or taken back. */
        isOfLogs: z.boolean(),
      }),
    ),
    /** The number of events the session has now: more than a device knows are another's. */
    eventCount: z.number(),
    newRecords: z.array(heldRecord),
    refused: z.array(z.object({ index: z.number(), why: z.string() })),
    /** The server's clock, by which a device sets its own right. */
    now: instant,
  }),
});
