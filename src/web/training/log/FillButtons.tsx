import { History, Repeat, Weight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { weightText, workText } from '#web/training/day/logged-work-text.ts';
import { isCountedInSets, type ScheduledExercise } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import {
  asPrescribed,
  exactReps,
  exactWeight,
  fillReps,
  fillWeights,
  type LogValues,
  takeOver,
} from './log-values.ts';

type FillButtonsProps = {
  exercise: ScheduledExercise;
  values: LogValues;
  onChange: (values: LogValues) => void;
};

/** One tap instead of typing: the last time, the suggested weight, what was prescribed. */
export function FillButtons({ exercise, values, onChange }: FillButtonsProps) {
  const { lastTime } = exercise;
  const fills = fillsOf(exercise, values);
  if (!lastTime && fills.length === 0) return null;
  return (
    <div className="grid gap-3">
      {lastTime && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 text-sm">
            <span className="block text-faint">Last time, {formatDate(lastTime.completedDate)}</span>
            {workText(lastTime)}
          </p>
          <Button size="sm" onClick={() => onChange(takeOver(lastTime, values))}>
            <History aria-hidden="true" /> Use last time
          </Button>
        </div>
      )}
      {fills.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {fills.map(({ label, icon, filled }) => (
            <Button key={label} size="sm" className="flex-1 sm:flex-none" onClick={() => onChange(filled)}>
              {icon} {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type Fill = { label: string; icon: ReactNode; filled: LogValues };

function fillsOf(exercise: ScheduledExercise, values: LogValues): Fill[] {
  const prescribed = asPrescribed(exercise);
  const fills: Fill[] = Object.entries(prescribed).map(([field, text]) => ({
    label: `As prescribed: ${text}`,
    icon: <Repeat aria-hidden="true" />,
    filled: { ...values, [field]: text },
  }));
  if (!isCountedInSets(exercise.exercise.category)) return fills;
  const weight = exactWeight(exercise);
  const reps = exactReps(exercise.reps);
  if (weight !== null) {
    const word = exercise.suggestedWeight === null ? 'Prescribed' : 'Suggested';
    fills.push({
      label: `${word} ${weightText(weight)} lb`,
      icon: <Weight aria-hidden="true" />,
      filled: { ...values, sets: fillWeights(values.sets, weight) },
    });
  }
  if (reps !== null) {
    fills.push({
      label: `${reps} reps each`,
      icon: <Repeat aria-hidden="true" />,
      filled: { ...values, sets: fillReps(values.sets, reps) },
    });
  }
  return fills;
}
