import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { numberText, typedWeightIn } from '#domain/measures/shown.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { suggestedIn } from '#web/parts/training-day/suggested-weight.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/parts/training-day/training-day.ts';

/** What helps to decide on the load: the suggestion, the latest 1RM or a tested max, and the last time. */
export function ExerciseFigures({ exercise }: { exercise: ScheduledExercise }) {
  const { suggestedWeight, latest1RM, testedMax, trainingMax, lastTime } = exercise;
  const units = useUnits();
  const unit = units.weight;
  const suggested = suggestedIn(exercise, unit);
  if (suggestedWeight === null && latest1RM === null && lastTime === null) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {suggested !== null && (
        <Figure label="Suggested weight">
          <Weight unit={unit}>{numberText(suggested)}</Weight>
        </Figure>
      )}
      {trainingMax && (
        <Figure label={`Training max${trainingMax.setBy === 'coach' ? ', set by your coach' : ''}`}>
          <Weight
            unit={unit}
            beside={trainingMax.percent === null ? null : `${numberText(trainingMax.percent)}% of the max`}
          >
            {oneRepMaxText(trainingMax.pounds, unit)}
          </Weight>
        </Figure>
      )}
      {latest1RM !== null && (
        <Figure label={testedMax ? `Tested max, ${formatDate(testedMax.date)}` : 'Latest 1RM'}>
          {testedMax ? (
            <Weight
              unit={unit}
              beside={testedMax.unit === unit ? null : `${numberText(testedMax.weight)} ${testedMax.unit}`}
            >
              {numberText(typedWeightIn(testedMax, unit))}
            </Weight>
          ) : (
            <Weight unit={unit}>{oneRepMaxText(latest1RM, unit)}</Weight>
          )}
        </Figure>
      )}
      {lastTime && (
        <Figure label={`Last time, ${formatDate(lastTime.completedDate)}`}>
          <span className="text-base leading-9">{workText(lastTime, units)}</span>
        </Figure>
      )}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type WeightProps = {
  unit: WeightUnit;
  /** As it was typed, where that is another unit; or what it comes from. */
  beside?: string | null;
  children: string;
};

function Weight({ unit, beside = null, children }: WeightProps) {
  return (
    <span className="text-3xl font-medium tracking-tight">
      {children}{' '}
      <span className="text-base font-normal tracking-normal text-faint">
        {unit}
        {beside && ` (${beside})`}
      </span>
    </span>
  );
}
