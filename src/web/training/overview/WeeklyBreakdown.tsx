import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { getWeeklyBreakdown } from '#contract/progress.ts';
import { useRead } from '#web/data/read.ts';
import { datesText, nameOfWorkout } from '#web/training/day/assignment-list.ts';
import type { Assignment } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { WeeklyCharts } from './WeeklyCharts.tsx';
import { WeeklyTable } from './WeeklyTable.tsx';

/** How the weeks of one program went. On a phone it is opened first, so that nothing comes between the day and its work. */
export function WeeklyBreakdown({ assignment }: { assignment: Assignment }) {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isWide;
  const name = nameOfWorkout(assignment);
  return (
    <Card
      title={
        <>
          Weekly Progress
          <VisuallyHidden>
            {' '}
            in {name}, {datesText(assignment)}
          </VisuallyHidden>
        </>
      }
      description={<span className="wrap-anywhere">{name}</span>}
      actions={
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Hide' : 'Show'} the weekly progress in ${name}`}
          onClick={() => setChosen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'}
          <ChevronDown aria-hidden="true" className={cx('transition-transform', isOpen && 'rotate-180')} />
        </Button>
      }
      flush
      className={isOpen ? undefined : 'pb-(--card-pad)'}
    >
      {isOpen ? <Weeks assignment={assignment} name={name} /> : undefined}
    </Card>
  );
}

function Weeks({ assignment, name }: { assignment: Assignment; name: string }) {
  const { data, isPending, isFetching, refetch } = useRead(getWeeklyBreakdown, {
    params: { id: assignment.id },
  });
  if (isPending) return <WeeksSkeleton />;
  if (!data) {
    return (
      <ErrorState message={`Failed to load progress for ${name}`} onRetry={refetch} retrying={isFetching} />
    );
  }
  if (data.length === 0) {
    return (
      <p className="px-(--card-pad) pb-(--card-pad) text-muted">
        No weeks yet. Each week that you log something in shows here.
      </p>
    );
  }
  return (
    <>
      <WeeklyCharts weeks={data} />
      <WeeklyTable program={name} weeks={data} />
      {data.length > 1 && (
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

function WeeksSkeleton() {
  return (
    <Loading label="Loading weekly progress" className="grid gap-4 px-(--card-pad) pb-(--card-pad)">
      <Skeleton className="h-44" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </Loading>
  );
}
