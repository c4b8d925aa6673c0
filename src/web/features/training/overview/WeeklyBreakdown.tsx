import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { getWeeklyBreakdown } from '#contract/progress.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { datesText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

/** The charts and the table: a phone opens none by itself. */
const Weeks = lazyPart(async () => (await import('./Weeks.tsx')).Weeks);

/** How the weeks of one program went. On a phone it is opened first, so that nothing comes between the day and its work. */
export function WeeklyBreakdown({ assignment }: { assignment: Assignment }) {
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isWide;
  const name = nameOfWorkout(assignment);
  // On its way while the file is that shows it.
  const weeks = useRead(getWeeklyBreakdown, { params: { id: assignment.id } }, { enabled: isOpen });
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
      {isOpen && (
        <Query plainly of={weeks} failed={`Failed to load progress for ${name}`} loading={<WeeksSkeleton />}>
          {weeks => <Fetched part={Weeks} props={{ name, weeks }} meanwhile={<WeeksSkeleton />} />}
        </Query>
      )}
    </Card>
  );
}

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
