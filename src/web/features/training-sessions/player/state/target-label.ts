import { weightText } from '#domain/loads/weight-text.ts';
import type { Units } from '#domain/measures/measure.ts';
import { caloriesText } from '#domain/prescriptions/calories-of-set.ts';
import { amountText, isInCalories, isLift } from '#domain/prescriptions/counted-in.ts';
import { withTrainingMax } from '#domain/prescriptions/percent-of.ts';
import type { NextSet } from '#domain/training-sessions/player/next-set.ts';
import type { PlayerTarget } from '#domain/training-sessions/player/player-exercise.ts';
import { distanceText } from '#domain/prescriptions/prescription-line.ts';
import type { ShownExercise } from './shown-session.ts';

type DistanceUnits = Pick<Units, 'distance'>;

/** What the coach prescribes for a set, as written: '8-10 reps · 75% · RPE 8 · tempo 31X1'. */
export function targetLabel(
  exercise: ShownExercise,
  nextSet: NextSet<PlayerTarget>,
  units: DistanceUnits,
): string {
  if (nextSet.setKind === 'warmup' && nextSet.target === null) return 'Warm-up, never counted';
  const { prescription } = exercise;
  const reps = nextSet.target?.reps ?? prescription?.reps ?? null;
  const parts = [
    reps && repsText(reps),
    exercise.category === 'Strength' && percentOf(exercise, nextSet),
    prescription?.time && exercise.category !== 'Strength' && prescription.time,
    distanceText(prescription?.distance ?? null, units),
    prescription?.volume && exercise.category === 'Plyometric' && `${prescription.volume} contacts in all`,
    nextSet.target?.rpe &&
      (/rpe|rir|left/i.test(nextSet.target.rpe) ? nextSet.target.rpe : `RPE ${nextSet.target.rpe}`),
    prescription?.targetHeartRate && `${prescription.targetHeartRate} bpm`,
    prescription?.tempo && `tempo ${prescription.tempo}`,
  ];
  const words = parts.filter(Boolean).join(' · ');
  return words === '' ? 'As you like' : `Target: ${words}`;
}

const repsText = (reps: string) =>
  /^\d+$/.test(reps) ? `${reps} ${reps === '1' ? 'rep' : 'reps'}` : /\d$/.test(reps) ? `${reps} reps` : reps;

function percentOf(
  { prescription }: ShownExercise,
  { target, position }: NextSet<PlayerTarget>,
): string | null {
  const work = (prescription?.setTargets ?? []).filter(
    ({ kind }) => (kind === 'warmup') === (target?.setKind === 'warmup'),
  );
  const percent = work[position - 1]?.percent1RM ?? prescription?.percent1RM ?? null;
  if (!percent) return null;
  return withTrainingMax(percent.includes('%') ? percent : `${percent}%`, prescription?.percentOf);
}

/** '185 lb', '67.5/72.5/77.5 kg' where each set has its own; null where a load is not known. */
function loadsText(loads: readonly ShownExercise['load'][]): string | null {
  const [first] = loads;
  const weights = loads.flatMap(({ weight }) => weight ?? []);
  if (!first || weights.length !== loads.length || weights.length === 0) return null;
  const [last = 0] = weights.slice(-1);
  if (new Set(weights).size === 1) return weightText(last, first.unit);
  return [...weights.slice(0, -1).map(String), weightText(last, first.unit)].join('/');
}

/** What is prescribed of an exercise as a whole: '5 × 5 · 185 lb', '3 × 0:45', '1 mi · 9:00'. */
export function planLabel(
  { category, targets, prescription, load }: ShownExercise,
  units: DistanceUnits,
): string {
  const work = targets.filter(({ setKind }) => setKind !== 'warmup');
  const each = work.map(({ reps }) => reps).filter(reps => reps !== null);
  const reps = new Set(each).size === 1 ? (each[0] ?? null) : each.length > 0 ? each.join('/') : null;
  const isCounted = isLift(category);
  const times = isInCalories(prescription)
    ? (reps ?? caloriesText(prescription, null))
    : isCounted
      ? (reps ?? amountText(prescription, null))
      : (prescription?.time ?? reps);
  const sets = isCounted || work.length > 1 ? [String(work.length), times] : [times];
  const parts = [
    category === 'Aerobic' && distanceText(prescription?.distance ?? null, units),
    category === 'Plyometric' && prescription?.volume
      ? `${prescription.volume} contacts`
      : sets.filter(Boolean).join(' × '),
    loadsText(work.map(target => target.load ?? load)),
  ];
  return parts.filter(Boolean).join(' · ') || 'As you like';
}
