import { poundsOfKilogram, type WeightUnit } from '#domain/measures/measure.ts';
import {
  farthestOfAnyone,
  fastestOfAnyone,
  heaviestOfAnyone,
  isGuessed,
  longestOfAnyone,
  maxCaloriesOfAnyone,
  maxHumanContacts,
  maxHumanReps,
  type NamedExercise,
} from './beyond-anyone.ts';

/** The amounts of a set, or of a log as a whole: lb, miles, seconds. */
export type Amounts = {
  reps?: number | null;
  weight?: number | null;
  seconds?: number | null;
  distance?: number | null;
  contacts?: number | null;
  calories?: number | null;
};

type UnlikelyMeasure = 'weight' | 'reps' | 'hold' | 'distance' | 'pace' | 'contacts' | 'calories';

/** The best that is known of a person in one exercise, by measure: of a pace the lowest. */
export type Past = Partial<Record<UnlikelyMeasure, number | null>> & {
  /** Hardly begun: what comes next may be twice as much. */
  isNew: boolean;
};

/**
 * A number nobody meant, as far as one can tell: it asks, and is saved as it is on a yes. `best` is null where it is
 * beyond anyone, in lb of reps with a weight.
 */
export type Unlikely = {
  measure: UnlikelyMeasure;
  value: number;
  best: number | null;
  amounts: Amounts;
  /** The number is what one would lift in lb, and was typed in kg. */
  isUnitSlip: boolean;
};

/** A leap has to pass both: twice a small number is little, and a little more than a large one is no slip. */
type Leap = { times: number; more: number };

const kg = poundsOfKilogram;

/**
 * The leap beyond a person's own past from which the app asks. A year of training adds less than half to a lift, and no
 * session 30 kg; who has just begun feels their way up from the empty bar, so that twice the first is nothing. Beyond
 * 12 reps a set with a weight is measured by what it would be at one rep. `more` in lb, reps, seconds, miles, contacts, calories.
 */
const leaps: Record<Exclude<UnlikelyMeasure, 'pace'>, { usual: Leap; isNew: Leap }> = {
  weight: { usual: { times: 1.5, more: 30 * kg }, isNew: { times: 2.5, more: 60 * kg } },
  reps: { usual: { times: 2.5, more: 25 }, isNew: { times: 4, more: 40 } },
  hold: { usual: { times: 4, more: 180 }, isNew: { times: 6, more: 300 } },
  distance: { usual: { times: 4, more: 10 }, isNew: { times: 6, more: 13 } },
  contacts: { usual: { times: 4, more: 200 }, isNew: { times: 6, more: 400 } },
  calories: { usual: { times: 4, more: 100 }, isNew: { times: 6, more: 200 } },
};
const guessed: (typeof leaps)['weight'] = {
  usual: { times: 2, more: 100 * kg },
  isNew: { times: 5, more: 200 * kg },
};

/** A run has intervals: only what is so many times as fast as before is asked about. */
const fasterBy = { usual: 2.5, isNew: 4 } as const;

/** Weights so many times too large were typed in kg and meant in lb. */
const unitSlip = { least: 1.9, most: 2.6, more: 10 * kg } as const;

/** The question before a set is saved; null for what is likely. Help of an assisted exercise is no feat. */
export function unlikelyOf(
  exercise: NamedExercise,
  amounts: Amounts,
  past: Past | null,
  typedIn: WeightUnit = 'lb',
): Unlikely | null {
  for (const { measure, value, anyone } of statedAmounts(exercise, amounts)) {
    const best = past?.[measure] ?? null;
    const isSlip =
      measure === 'weight' && typedIn === 'kg' && best !== null && !past?.isNew && isUnitSlip(value, best);
    const isFar = isSlip || (best !== null && isLeap(exercise, measure, value, best, past?.isNew === true));
    if (!isFar && !(isBeyond(measure, value, anyone) && (best === null || isBeyond(measure, value, best))))
      continue;
    return { measure, value, best, amounts, isUnitSlip: isSlip };
  }
  return impliedOf(exercise, amounts, past);
}

type StatedAmount = { measure: UnlikelyMeasure; value: number; anyone: number };

function statedAmounts(
  exercise: NamedExercise,
  { reps, weight, seconds, distance, contacts, calories }: Amounts,
): StatedAmount[] {
  const said: StatedAmount[] = [];
  const say = (measure: UnlikelyMeasure, value: number | null | undefined, anyone: number) => {
    if (value && value > 0) said.push({ measure, value, anyone });
  };
  say('calories', calories, maxCaloriesOfAnyone);
  switch (exercise.category) {
    case 'Strength':
    case 'Calisthenics':
      // No reps were an attempt that failed: an attempt is not questioned.
      if (reps !== 0) say('weight', weight, heaviestOfAnyone(exercise) ?? Number.POSITIVE_INFINITY);
      if (weight) {
        if ((reps ?? 0) > maxHumanReps.weighted) say('reps', reps, maxHumanReps.weighted);
      } else say('reps', reps, maxHumanReps.unweighted);
      break;
    case 'Aerobic':
      say('distance', distance, farthestOfAnyone(exercise));
      if (distance && seconds) say('pace', seconds / distance, fastestOfAnyone(exercise, distance));
      break;
    case 'Plyometric':
      say('contacts', contacts, maxHumanContacts);
      break;
    default:
      // The time that calories took is no hold.
      if (!calories) say('hold', seconds, longestOfAnyone);
  }
  return said;
}

const isBeyond = (measure: UnlikelyMeasure, value: number, than: number) =>
  measure === 'pace' ? value < than : value > than;

function isLeap(
  exercise: NamedExercise,
  measure: UnlikelyMeasure,
  value: number,
  best: number,
  isNew: boolean,
): boolean {
  const by = isNew ? 'isNew' : 'usual';
  if (measure === 'pace') return value < best / fasterBy[by];
  const { times, more } = (measure === 'weight' && isGuessed(exercise) ? guessed : leaps[measure])[by];
  return value > best * times && value > best + more;
}

const isUnitSlip = (value: number, best: number) =>
  value > best * unitSlip.least && value < best * unitSlip.most && value > best + unitSlip.more;

/** From so many reps on, so many times the best there was at one rep. */
const implied = { reps: 13, times: 2.2 } as const;

/** '100 kg for 55 reps': no weight to ask about, and reps that nobody meant. Epley's formula, beyond its reach: hence the margin. */
function impliedOf({ category }: NamedExercise, amounts: Amounts, past: Past | null): Unlikely | null {
  const { reps, weight } = amounts;
  const best = past?.weight ?? null;
  if (category !== 'Strength' || best === null || !weight || weight < best / 2 || (reps ?? 0) < implied.reps)
    return null;
  if (weight * (1 + (reps ?? 0) / 30) <= best * implied.times) return null;
  return { measure: 'reps', value: reps ?? 0, best, amounts, isUnitSlip: false };
}

/** A new best e1RM so far beyond the one before it that it has to be looked at, or beyond anyone's. */
export function isUnlikelyBest(exercise: NamedExercise, e1rm: number, before: number | null): boolean {
  if (before !== null && isLeap(exercise, 'weight', e1rm, before, false)) return true;
  const anyone = heaviestOfAnyone(exercise) ?? e1rm;
  return e1rm > anyone && (before === null || before <= anyone);
}
