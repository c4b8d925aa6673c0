import type { ReactNode } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { oneRepMaxText, weightText, workText } from '#web/training/day/logged-work-text.ts';
import type { ScheduledExercise } from '#web/training/day/training-day.ts';

/** What helps to decide on the load: the suggestion, the latest 1RM, and the last time. */
export function ExerciseFigures({ exercise }: { exercise: ScheduledExercise }) {
  const { suggestedWeight, latest1RM, lastTime } = exercise;
  if (suggestedWeight === null && latest1RM === null && lastTime === null) return null;
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {suggestedWeight !== null && (
        <Figure label="Suggested weight">
          <Pounds>{weightText(suggestedWeight)}</Pounds>
        </Figure>
      )}
      {latest1RM !== null && (
        <Figure label="Latest 1RM">
          <Pounds>{oneRepMaxText(latest1RM)}</Pounds>
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

function Pounds({ children }: { children: string }) {
  return (
    <span className="text-3xl font-medium tracking-tight">
      {children} <span className="text-base font-normal tracking-normal text-faint">lb</span>
    </span>
  );
}
