import { weightText } from '#domain/loads/weight-text.ts';
import type { Units } from '#domain/measures/measure.ts';
import { withTrainingMax } from '#domain/prescriptions/percent-of.ts';
import type { SetAhead } from '#domain/training-sessions/set-ahead.ts';
import { distanceText } from '#web/training/day/prescription-line.ts';
import type { ShownExercise, ShownTarget } from './shown-session.ts';

type DistanceUnits = Pick<Units, 'distance'>;

/** What the coach asks of a set, as written: '8-10 reps · 75% · RPE 8 · tempo 31X1'. */
export function askedWords(
  exercise: ShownExercise,
  ahead: SetAhead<ShownTarget>,
  units: DistanceUnits,
): string {
  if (ahead.setKind === 'warmup' && ahead.target === null) return 'Warm-up, never counted';
  const { prescription } = exercise;
  const reps = ahead.target?.reps ?? prescription?.reps ?? null;
  const said = [
    reps && repsWords(reps),
    exercise.category === 'Strength' && percentOf(exercise, ahead),
    prescription?.time && exercise.category !== 'Strength' && prescription.time,
    distanceText(prescription?.distance ?? null, units),
    prescription?.volume && exercise.category === 'Plyometric' && `${prescription.volume} contacts in all`,
    ahead.target?.rpe &&
      (/rpe|rir|left/i.test(ahead.target.rpe) ? ahead.target.rpe : `RPE ${ahead.target.rpe}`),
    prescription?.targetHeartRate && `${prescription.targetHeartRate} bpm`,
    prescription?.tempo && `tempo ${prescription.tempo}`,
  ];
  const words = said.filter(Boolean).join(' · ');
  return words === '' ? 'As you like' : `Asked: ${words}`;
}

const repsWords = (reps: string) =>
  /^\d+$/.test(reps) ? `${reps} ${reps === '1' ? 'rep' : 'reps'}` : /\d$/.test(reps) ? `${reps} reps` : reps;

function percentOf({ prescription }: ShownExercise, { target, place }: SetAhead<ShownTarget>): string | null {
  const work = (prescription?.setTargets ?? []).filter(
    ({ kind }) => (kind === 'warmup') === (target?.setKind === 'warmup'),
  );
  const percent = work[place - 1]?.percent1RM ?? prescription?.percent1RM ?? null;
  if (!percent) return null;
  return withTrainingMax(percent.includes('%') ? percent : `${percent}%`, prescription?.percentOf);
}

/** What an exercise asks for as a whole: '5 × 5 · 185 lb', '3 × 0:45', '1 mi · 9:00'. */
export function planWords(
  { category, targets, prescription, load }: ShownExercise,
  units: DistanceUnits,
): string {
  const work = targets.filter(({ setKind }) => setKind !== 'warmup');
  const each = work.map(({ reps }) => reps).filter(reps => reps !== null);
  const reps = new Set(each).size === 1 ? (each[0] ?? null) : each.length > 0 ? each.join('/') : null;
  const isCounted = category === 'Strength' || category === 'Calisthenics';
  const times = isCounted ? reps : (prescription?.time ?? reps);
  const sets = isCounted || work.length > 1 ? [String(work.length), times] : [times];
  const said = [
    category === 'Aerobic' && distanceText(prescription?.distance ?? null, units),
    category === 'Plyometric' && prescription?.volume
      ? `${prescription.volume} contacts`
      : sets.filter(Boolean).join(' × '),
    load.weight !== null && weightText(load.weight, load.unit),
  ];
  return said.filter(Boolean).join(' · ') || 'As you like';
}
