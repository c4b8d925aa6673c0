import type { Units } from '#domain/measures/measure.ts';
import { progressLabel } from '#web/features/training-sessions/player/frame/Overview.tsx';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';
import { comparedText, doneText } from './done-text.ts';

/** Of one exercise, after the end: its sets, and how they compare with the last time. */
export function DoneLine({ exercise, units }: { exercise: ShownExercise; units: Units }) {
  const done = doneText(exercise, units);
  const compared = comparedText(exercise, units);
  return (
    <>
      <span className="block text-muted">{done || progressLabel(exercise)}</span>
      {compared && <span className="block">{compared}</span>}
    </>
  );
}
