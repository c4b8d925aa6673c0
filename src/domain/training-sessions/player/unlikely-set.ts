import { storedWeight } from '#domain/measures/help.ts';
import { toMiles, toPounds } from '#domain/measures/measure.ts';
import { fromShort } from '#domain/measures/short-distance.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { pastOf } from '#domain/unlikely/past.ts';
import { type Unlikely, unlikelyOf } from '#domain/unlikely/unlikely.ts';
import { measuresOf, type SetEntry } from './current-set.ts';
import type { PlayerExercise, PlayerSession } from './player-exercise.ts';

type EnteredSet = SetEntry & { setNum: number; setKind: SetKind };

/** What of a set asks before it is saved, by what the session knows of the past: without a signal as with one. */
export function unlikelySet(
  { lifts, units }: Pick<PlayerSession, 'lifts' | 'units'>,
  exercise: PlayerExercise,
  { setNum, setKind, ...set }: EnteredSet,
): Unlikely | null {
  if (setKind === 'warmup') return null;
  const { name, category, lastTime, best, sets } = exercise;
  const lasts = lifts[exercise.exerciseId]?.facts.last ?? [];
  const past = pastOf({ lastTime, best, lasts, now: sets.filter(one => one.setNum !== setNum) });
  const measures = measuresOf(exercise);
  const of = (measure: (typeof measures)[number]) => (measures.includes(measure) ? set[measure] : null);
  const [weight, distance, short] = [of('weight'), of('distance'), of('short')];
  const amounts = {
    reps: of('reps'),
    weight: weight === null ? null : toPounds(storedWeight(weight, exercise.isAssisted), units.weight),
    seconds: of('seconds'),
    distance:
      short !== null
        ? fromShort(short, units.distance)
        : distance === null
          ? null
          : toMiles(distance, units.distance),
    contacts: of('contacts'),
    calories: of('calories'),
  };
  return unlikelyOf({ name, category }, amounts, past, units.weight);
}
