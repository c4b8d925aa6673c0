import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { getCalendarStatus } from '#contract/assignments.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { datesText, nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { currentWeek, weekCount } from './timeline.ts';
import { Timeline } from './Timeline.tsx';

type ProgramTimelineProps = { assignment: Assignment; onOpen: (date: PlainDate) => void };

/** The timeline of one program. Those of programs that are not being trained are read when they are opened. */
export function ProgramTimeline({ assignment, onOpen }: ProgramTimelineProps) {
  const [isOpen, setOpen] = useState(false);
  if (assignment.status === 'active') return <OpenTimeline assignment={assignment} onOpen={onOpen} />;
  return (
    <div className="grid gap-4">
      <Button
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Hide' : 'Show'} Program Timeline, ${nameOfWorkout(assignment)}, ${datesText(assignment)}`}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" /> {isOpen ? 'Hide' : 'Show'} Program Timeline
      </Button>
      {isOpen && <OpenTimeline assignment={assignment} onOpen={onOpen} />}
    </div>
  );
}

function OpenTimeline({ assignment, onOpen }: ProgramTimelineProps) {
  const today = useToday();
  const read = useRead(getCalendarStatus, { params: { id: assignment.id } });
  // A program that has been taken away meanwhile has an empty one.
  const calendar = read.error?.status === 404 ? {} : read.data;
  const week = assignment.status === 'active' ? currentWeek(assignment, calendar, today) : null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="display text-lg">Program Timeline</h3>
        {week !== null && (
          <p className="text-sm text-muted">
            Week <span className="font-medium text-ink">{week}</span> of {weekCount(assignment, calendar)}
          </p>
        )}
      </div>
      <Query
        of={{ ...read, data: calendar }}
        failed="Failed to fetch calendar status"
        plainly
        loading={<TimelineSkeleton weeks={weekCount(assignment)} />}
      >
        {calendar => <Timeline course={assignment} calendar={calendar} today={today} onOpen={onOpen} />}
      </Query>
    </div>
  );
}

function TimelineSkeleton({ weeks }: { weeks: number }) {
  return (
    <Loading label="Loading the Program Timeline" className="grid gap-1.5 pt-4">
      {Array.from({ length: weeks }, (_, week) => (
        <Skeleton key={week} className={week === 0 ? 'h-38 @2xl:h-12' : 'h-12 @max-2xl:hidden'} />
      ))}
    </Loading>
  );
}
