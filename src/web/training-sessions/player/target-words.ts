import type { SetAhead } from '#domain/training-sessions/set-ahead.ts';
import type { ShownExercise, ShownTarget } from './shown-session.ts';

/** What the coach asks of a set, as written: '8-10 reps · 75% · RPE 8 · tempo 31X1'. */
export function askedWords(exercise: ShownExercise, ahead: SetAhead<ShownTarget>): string {
  if (ahead.setKind === 'warmup' && ahead.target === null) return 'Warm-up, never counted';
  const { prescription } = exercise;
  const reps = ahead.target?.reps ?? prescription?.reps ?? null;
  const said = [
    reps && repsWords(reps),
    exercise.category === 'Strength' && percentOf(exercise, ahead),
    prescription?.time && exercise.category !== 'Strength' && prescription.time,
    prescription?.distance &&
      (/^[\d.]+$/.test(prescription.distance) ? `${prescription.distance} mi` : prescription.distance),
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
  return percent.includes('%') ? percent : `${percent}%`;
}
