import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { oneRepMaxText, weightText, workText } from '#web/training/day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/training/day/training-day.ts';

/** What helps to decide on the load: the suggestion, the latest 1RM or a tested max, and the last time. */
export function ExerciseFigures({ exercise }: { exercise: ScheduledExercise }) {
  const { suggestedWeight, latest1RM, testedMax, lastTime } = exercise;
  if (suggestedWeight === null && latest1RM === null && lastTime === null) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {suggestedWeight !== null && (
        <Figure label="Suggested weight">
          <Weight>{weightText(suggestedWeight)}</Weight>
        </Figure>
      )}
      {latest1RM !== null && (
        <Figure label={testedMax ? `Tested max, ${formatDate(testedMax.date)}` : 'Latest 1RM'}>
          {testedMax ? (
            <Weight unit={testedMax.unit}>{weightText(testedMax.weight)}</Weight>
          ) : (
            <Weight>{oneRepMaxText(latest1RM)}</Weight>
          )}
        </Figure>
      )}
      {lastTime && (
        <Figure label={`Last time, ${formatDate(lastTime.completedDate)}`}>
          <span className="text-base leading-9">{workText(lastTime)}</span>
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

function Weight({ unit = 'lb', children }: { unit?: 'lb' | 'kg'; children: string }) {
  return (
    <span className="text-3xl font-medium tracking-tight">
      {children} <span className="text-base font-normal tracking-normal text-faint">{unit}</span>
    </span>
  );
}
