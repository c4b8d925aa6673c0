import { Timer } from 'lucide-react';
import type { Units } from '#domain/measures/measure.ts';
import type { ChallengeDayExercise } from '#web/features/challenges/challenge-text.ts';
import { intervalsOf } from '#web/features/challenges/member/interval/interval-clock.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { OutsideLink } from '#web/ui/buttons/OutsideLink.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';

type DayExercisesProps = { exercises: readonly ChallengeDayExercise[]; rounds: string };

/** The day's exercises, in the order in which they are done. */
export function DayExercises({ exercises, rounds }: DayExercisesProps) {
  if (exercises.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm text-faint">Exercises</h4>
      <ol className="divide-y divide-line/60">
        {exercises.map(exercise => (
          <Exercise key={exercise.id} exercise={exercise} rounds={rounds} />
        ))}
      </ol>
    </div>
  );
}

function Exercise({ exercise, rounds }: { exercise: ChallengeDayExercise; rounds: string }) {
  const { exerciseName, exerciseCategory, altExercise, videoUrl } = exercise;
  const line = exerciseLine(exercise, useUnits());
  const hasTimer = intervalsOf(exercise, rounds) !== null;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 font-medium wrap-anywhere">{exerciseName}</p>
        <Badge className="shrink-0">{exerciseCategory}</Badge>
      </div>
      {line && <p className="text-muted">{line}</p>}
      {altExercise && <p className="text-sm text-muted">Alternative: {altExercise}</p>}
      {(hasTimer || videoUrl) && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          {hasTimer && (
            <span className="flex items-center gap-1.5 text-faint">
              <Timer aria-hidden="true" className="size-4" /> Timer in Complete Workout
            </span>
          )}
          {videoUrl && (
            <OutsideLink href={videoUrl} className="py-1">
              Watch the video<span className="sr-only"> of {exerciseName}</span>
            </OutsideLink>
          )}
        </p>
      )}
    </li>
  );
}

/** The prescription in one line: '3 × 12 · rest 60 s', 'work 40 s · rest 20 s'; as the coach typed it. */
function exerciseLine(exercise: ChallengeDayExercise, units: Units): string {
  const { exerciseCategory, workInterval, restInterval } = exercise;
  return [
    prescriptionLine({ ...exercise, weightUnit: 'lbs' }, exerciseCategory, units),
    workInterval && `work ${inSeconds(workInterval)}`,
    restInterval && `rest ${inSeconds(restInterval)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A number alone is in seconds. */
const inSeconds = (text: string): string => (/^\s*\d+(?:\.\d+)?\s*$/.test(text) ? `${text} s` : text);
