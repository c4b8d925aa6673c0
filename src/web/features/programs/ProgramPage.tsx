import { CalendarOff, Pencil, Printer, TableProperties } from 'lucide-react';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listWorkouts } from '#contract/programs.ts';
import { listProgramWeeks } from '#contract/programs/weeks.ts';
import { weekdays } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { lengthText, type Program } from '#web/parts/program/program-list.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { PageSkeleton, WeeksSkeleton } from '#web/parts/program/ProgramSkeletons.tsx';
import { dayColumns } from '#web/parts/program/day-columns.ts';
import { WeekTabs } from '#web/features/programs/schedule/WeekTabs.tsx';
import { BackButton } from '#web/ui/buttons/BackButton.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel } from '#web/ui/tabs/Tabs.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { ProgramDay } from './ProgramDay.tsx';

/** A program to read: its weeks as tabs, the exercises of a day loaded on demand. */
export function ProgramPage({ programId, onLeave }: { programId: string; onLeave: () => void }) {
  const workouts = useRead(listWorkouts, {});
  const program = workouts.data?.find(workout => workout.id === programId);
  return (
    <>
      <BackButton label="Back to Programs" onClick={onLeave} />
      {program && <Heading program={program} />}
      {workouts.isPending && <PageSkeleton />}
      {workouts.isError && !program && (
        <ErrorState
          message="This program could not be loaded."
          onRetry={workouts.refetch}
          retrying={workouts.isFetching}
        />
      )}
      {workouts.isSuccess && !workouts.isFetching && !program && (
        <ErrorState message="This program is no longer there." />
      )}
      {program && <Weeks programId={programId} />}
    </>
  );
}

function Heading({ program }: { program: Program }) {
  return (
    <PageHeader
      title={program.name}
      subtitle={
        <span className="whitespace-pre-line">{program.description || 'No description provided'}</span>
      }
      actions={
        <>
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{lengthText(program.numWeeks)}</Badge>
            {program.difficultyLevel && <Badge>{capitalised(program.difficultyLevel)}</Badge>}
          </div>
          <Button variant="primary" onClick={() => openView({ name: 'write', programId: program.id })}>
            <TableProperties aria-hidden="true" />
            Write
          </Button>
          <Button onClick={() => openView({ name: 'print', programId: program.id })}>
            <Printer aria-hidden="true" />
            Print or Export
          </Button>
          <Button onClick={() => openView({ name: 'edit', programId: program.id })}>
            <Pencil aria-hidden="true" />
            Edit
          </Button>
        </>
      }
    />
  );
}

type Week = ResponseOf<typeof listProgramWeeks>[number];

function Weeks({ programId }: { programId: string }) {
  const weeks = useRead(listProgramWeeks, { params: { id: programId } });
  const [chosen, setChosen] = useState<number>();
  if (!weeks.data) {
    return <Query of={weeks} failed="The schedule could not be loaded." loading={<WeeksSkeleton />} />;
  }
  const inOrder = weeks.data.toSorted((a, b) => a.weekNumber - b.weekNumber);
  const shown = inOrder.find(week => week.weekNumber === chosen) ?? inOrder[0];
  if (!shown) return <EmptyState icon={CalendarOff}>No weeks configured for this program</EmptyState>;
  return (
    <WeekTabs
      weeks={inOrder.map(week => ({
        number: week.weekNumber,
        exercises: exercisesIn(week),
        workouts: workoutsIn(week),
      }))}
      shown={shown.weekNumber}
      onShow={setChosen}
    >
      <TabPanel value={String(shown.weekNumber)}>
        {shown.notes && <p className="mb-4 max-w-prose whitespace-pre-line text-muted">{shown.notes}</p>}
        <div className={dayColumns}>
          {weekdays.map(weekday => (
            <ProgramDay
              key={weekday}
              weekday={weekday}
              day={shown.days.find(day => day.dayOfWeek === weekday)}
            />
          ))}
        </div>
      </TabPanel>
    </WeekTabs>
  );
}

const exercisesIn = (week: Week) => week.days.reduce((sum, day) => sum + day.exerciseCount, 0);
const workoutsIn = (week: Week) => week.days.filter(day => day.assignedWorkoutId !== null).length;
