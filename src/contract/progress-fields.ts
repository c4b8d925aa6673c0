import * as z from 'zod/mini';
import { maxHelp } from '#domain/measures/help.ts';
import { distanceUnits, toPounds, weightUnits } from '#domain/measures/measure.ts';
import { recordKinds } from '#domain/records/record-kind.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { between, inMiles, inPounds, prescriptionText, wholeBetween, wireDate } from './wire.ts';

/** Null, or not there: never undefined, so that a set read here is a set of the rules (`LoggedSet`). */
export const optionalNullable = <S extends z.ZodMiniType>(schema: S) => z.exactOptional(z.nullable(schema));

const amount = (limit: number) => optionalNullable(between(0, limit));

export const maxPounds = 5_000;

/** The unit of a sent weight or distance; lb and miles by default. */
const weightUnit = optionalNullable(z.enum(weightUnits, 'Choose lb or kg'));
export const distanceUnit = optionalNullable(z.enum(distanceUnits, 'Choose mi or km'));

/**
 * A set as it was done. Its weight is in `unit`, its distance in `distanceUnit`. They are stored and returned in lb and
 * miles, unrounded; as they were typed they are in `entered`.
 */
export const loggedSet = z
  .object({
    setNum: wholeBetween(1, 100),
    reps: optionalNullable(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
    /** Below zero it is help, of an assisted exercise alone. */
    weight: optionalNullable(between(-maxHelp, maxPounds)),
    unit: weightUnit,
    time: prescriptionText(),
    contacts: amount(100_000),
    /** Of a bike, a rower or a ski erg. Such a set needs nothing else, whatever the category. */
    calories: optionalNullable(wholeBetween(0, 10_000, 'Enter whole calories, at most 10,000')),
    rpe: optionalNullable(between(1, 10, 'RPE runs from 1 to 10')),
    heartRate: amount(300),
    distance: amount(10_000),
    distanceUnit,
    completed: z._default(z.boolean(), true),
    /** `work` by default. */
    setKind: optionalNullable(z.enum(setKinds, 'Choose work, warmup, drop or failure')),
    /**
     * An attempt that failed: it has no reps, and counts for nothing. Without it a set of 0 reps is one where it has a weight, else
     * a row that was not done. It comes back as a set of 0 reps.
     */
    isMissed: optionalNullable(z.boolean()),
  })
  .check(
    z.refine(({ weight, unit }) => toPounds(weight ?? 0, unit ?? 'lb') <= maxPounds, {
      error: `Enter at most ${maxPounds.toLocaleString('en-US')} lb`,
      path: ['weight'],
    }),
  );

/** A set's weight and distance as they were typed, where a unit was sent. */
const entered = z.object({
  weight: z.nullable(z.number()),
  unit: z.nullable(z.enum(weightUnits)),
  distance: z.nullable(z.number()),
  distanceUnit: z.nullable(z.enum(distanceUnits)),
});

/** A log's distance as it was typed, where its unit was sent. */
const enteredDistance = z.object({ distance: z.string(), distanceUnit: z.enum(distanceUnits) });

export const storedSet = z.object({
  setNum: z.number(),
  reps: optionalNullable(z.number()),
  weight: optionalNullable(inPounds),
  time: optionalNullable(z.string()),
  contacts: optionalNullable(z.number()),
  calories: optionalNullable(z.number()),
  rpe: optionalNullable(z.number()),
  heartRate: optionalNullable(z.number()),
  distance: optionalNullable(inMiles),
  completed: z.boolean(),
  setKind: optionalNullable(z.enum(setKinds)),
  entered: optionalNullable(entered),
});

/** The result of a log, as an exercise's card and the edit dialog show it. */
export const loggedWork = z.object({
  id: z.string(),
  completedDate: wireDate,
  setsData: z.nullable(z.array(storedSet)),
  timeCompleted: z.nullable(z.string()),
  /** In miles, not rounded. */
  distanceCompleted: z.nullable(z.string()),
  entered: z.nullable(enteredDistance),
  rpeCompleted: z.nullable(z.string()),
  heartRateAchieved: z.nullable(z.string()),
  volumeCompleted: z.nullable(z.string()),
  contactTimeAchieved: z.nullable(z.string()),
  groundContactTimeAchieved: z.nullable(z.string()),
  estimated1RM: z.nullable(inPounds),
  notes: z.nullable(z.string()),
});

export const recordKind = z.enum(recordKinds);

/** The best value of its kind that a member has reached in an exercise: in lb, reps, seconds, miles, seconds a mile, contacts, calories. */
export const heldRecord = z.object({
  exerciseId: z.string(),
  exerciseName: z.string(),
  category: z.enum(exerciseCategories),
  kind: recordKind,
  value: z.number(),
  /** The weight in lb of 'reps-at', 'distance-at' and 'hold-at', the reps of 'help-at', the miles of 'weight-for-distance', the seconds of 'weight-for-time'; null for the others. */
  at: z.nullable(z.number()),
  date: wireDate,
  logId: z.string(),
  /** The record it replaced; null for a first, which is never announced as new. */
  previous: z.nullable(z.number()),
});
