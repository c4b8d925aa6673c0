import { WeeklyCharts } from './WeeklyCharts.tsx';
import { WeeklyTable } from './WeeklyTable.tsx';
import type { WeekRow } from './weekly-text.ts';

/** The weeks of a program that has any, to look at and in numbers. */
export function Weeks({ name, weeks }: { name: string; weeks: readonly WeekRow[] }) {
  if (weeks.length === 0) {
    return (
      <p className="px-(--card-pad) pb-(--card-pad) text-muted">
        No weeks yet. Each week that you log something in shows here.
      </p>
    );
  }
  return (
    <>
      <WeeklyCharts weeks={weeks} />
      <WeeklyTable program={name} weeks={weeks} />
      {weeks.length > 1 && (
        <p className="px-(--card-pad) pt-3 pb-(--card-pad) text-sm text-pretty text-faint">
          {howStrengthIsCompared}
        </p>
      )}
    </>
  );
}

/** The mean beside it may go the other way, when a week brings in other lifts. */
const howStrengthIsCompared =
  'The change in strength compares like with like: only the lifts that the week before has too.';
