import { keptWeight } from '#domain/measures/help.ts';
import { toMiles, toPounds, type Units } from '#domain/measures/measure.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import { measuresOf, type SetInHand } from '#domain/training-sessions/set-in-hand.ts';
import { pastOf } from '#domain/unlikely/past.ts';
import { type Unlikely, unlikelyOf } from '#domain/unlikely/unlikely.ts';
import type { ShownExercise, ShownSession } from './shown-session.ts';

type SetToTell = SetInHand & { setNum: number; setKind: SetKind };

/** What of a set asks before it is told, by what the session knows of the past: without a signal as with one. */
export function unlikelySet(
  session: Pick<ShownSession, 'lifts'>,
  exercise: ShownExercise,
  { setNum, setKind, ...set }: SetToTell,
  units: Units,
): Unlikely | null {
  if (setKind === 'warmup') return null;
  const { name, category, lastTime, best, sets } = exercise;
  const lasts = session.lifts[exercise.exerciseId]?.facts.last ?? [];
  const past = pastOf({ lastTime, best, lasts, now: sets.filter(one => one.setNum !== setNum) });
  const said = measuresOf(category);
  const of = (measure: (typeof said)[number]) => (said.includes(measure) ? set[measure] : null);
  const [weight, distance] = [of('weight'), of('distance')];
  const amounts = {
    reps: of('reps'),
    weight: weight === null ? null : toPounds(keptWeight(weight, exercise.isAssisted), units.weight),
    seconds: of('seconds'),
    distance: distance === null ? null : toMiles(distance, units.distance),
    contacts: of('contacts'),
  };
  return unlikelyOf({ name, category }, amounts, past, units.weight);
}
