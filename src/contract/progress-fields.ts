import * as z from 'zod/mini';
import { mostHelp } from '#domain/measures/help.ts';
import { distanceUnits, toPounds, weightUnits } from '#domain/measures/measure.ts';
import { recordKinds } from '#domain/records/record-kind.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { setKinds } from '#domain/prescriptions/set-kind.ts';
import { between, inMiles, inPounds, prescriptionText, wholeBetween, wireDate } from './wire.ts';

/** Null, or not there: never undefined, so that a set read here is a set of the rules (`LoggedSet`). */
export const ifGiven = <S extends z.ZodMiniType>(schema: S) => z.exactOptional(z.nullable(schema));

const amount = (limit: number) => ifGiven(between(0, limit));

export const mostPounds = 5_000;

/** The unit of a sent weight or distance; lb and miles by default. */
const weightUnit = ifGiven(z.enum(weightUnits, 'Choose lb or kg'));
export const distanceUnit = ifGiven(z.enum(distanceUnits, 'Choose mi or km'));

/**
 * A set as it was done. Its weight is in `unit`, its distance in `distanceUnit`. They are stored and returned in lb and
 * miles, unrounded; as they were typed they are in `entered`.
 */
export const loggedSet = z
  .object({
    setNum: wholeBetween(1, 100),
    reps: ifGiven(wholeBetween(0, 10_000, 'Enter whole reps, at most 10,000')),
    /** Below zero it is help, of an assisted exercise alone. */
    weight: ifGiven(between(-mostHelp, mostPounds)),
    unit: weightUnit,
    time: prescriptionText(),
    contacts: amount(100_000),
    /** Of a bike, a rower or a ski erg. Such a set needs nothing else, whatever the category. */
    calories: ifGiven(wholeBetween(0, 10_000, 'Enter whole calories, at most 10,000')),
    rpe: ifGiven(between(1, 10, 'RPE runs from 1 to 10')),
    heartRate: amount(300),
    distance: amount(10_000),
    distanceUnit,
    completed: z._default(z.boolean(), true),
    /** `work` by default. */
    setKind: ifGiven(z.enum(setKinds, 'Choose work, warmup, drop or failure')),
    /**
     * An attempt that failed: it has no reps, and counts for nothing. Without it a set of 0 reps is one where it has a weight, else
     * a row that was not done. It comes back as a set of 0 reps.
     */
    isMissed: ifGiven(z.boolean()),
  })
  .check(
    z.refine(({ weight, unit }) => toPounds(weight ?? 0, unit ?? 'lb') <= mostPounds, {
      error: `Enter at most ${mostPounds.toLocaleString('en-US')} lb`,
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
  reps: ifGiven(z.number()),
  weight: ifGiven(inPounds),
  time: ifGiven(z.string()),
  contacts: ifGiven(z.number()),
  calories: ifGiven(z.number()),
  rpe: ifGiven(z.number()),
  heartRate: ifGiven(z.number()),
  distance: ifGiven(inMiles),
  completed: z.boolean(),
  setKind: ifGiven(z.enum(setKinds)),
  entered: ifGiven(entered),
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
