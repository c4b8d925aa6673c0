import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { listDayExercises, type listProgramDays } from '#contract/programs/days.ts';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import type { Weekday } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { PrescriptionLine } from '#web/parts/prescriptions/fields/PrescriptionLine.tsx';
import { ownDayName } from '#web/parts/program/program-text.ts';
import { UsedWorkout } from '#web/features/programs/schedule/UsedWorkout.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { capitalised } from '#web/ui/text/words.ts';

type Day = ResponseOf<typeof listProgramDays>[number];

/** A day of a program: its name and notes, or that it is a rest day. */
export function ProgramDay({ weekday, day }: { weekday: Weekday; day: Day | undefined }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const label = open ? 'Hide Exercises' : 'Show Exercises';
  const name = capitalised(weekday);
  const ownName = day && ownDayName(weekday, day.dayName);
  if (!day || isRest(day)) {
    return (
      <Card title={name} description={ownName} className="bg-transparent shadow-none">
        <p className="text-muted">Rest Day</p>
        {day?.notes && <Notes text={day.notes} />}
      </Card>
    );
  }
  return (
    <Card title={name} description={ownName}>
      <div className="grid gap-3">
        {day.notes && <Notes text={day.notes} />}
        {day.assignedWorkoutId && <UsedWorkout workoutId={day.assignedWorkoutId} />}
        <Button
          size="sm"
          className="justify-self-start"
          aria-label={`${label} of ${name}`}
          aria-expanded={open}
          aria-controls={listId}
          onClick={() => setOpen(!open)}
        >
          {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {label}
        </Button>
        <div id={listId} hidden={!open} className="grid gap-3">
          {open && <DayExercises day={day} />}
        </div>
      </div>
    </Card>
  );
}

const isRest = (day: Day) => day.exerciseCount === 0 && day.assignedWorkoutId === null;

const Notes = ({ text }: { text: string }) => (
  <p className="text-sm whitespace-pre-line text-muted">{text}</p>
);

/** The day's own exercises, then those of the workout it uses, as a member gets them. */
function DayExercises({ day }: { day: Day }) {
  const own = useRead(listDayExercises, { params: { dayId: day.id } });
  const workoutId = day.assignedWorkoutId;
  const used = useRead(
    listWorkoutExercises,
    { params: { id: workoutId ?? '' } },
    { enabled: workoutId !== null },
  );
  if (own.isPending || (workoutId !== null && used.isPending)) {
    return (
      <Loading label="Loading exercises...">
        <SkeletonLines lines={Math.max(2, day.exerciseCount)} />
      </Loading>
    );
  }
  const failed = [own, used].filter(read => read.isError && !read.data);
  const exercises = [...inOrder(own.data), ...inOrder(used.data)];
  const groups = groupPositions(exercises);
  return (
    <>
      {failed.length > 0 && <Failed onRetry={() => failed.forEach(read => void read.refetch())} />}
      {failed.length === 0 && exercises.length === 0 && (
        <p className="text-sm text-muted">No exercises assigned yet</p>
      )}
      <ol className="grid gap-3">
        {exercises.map(({ id, exercise, ...prescription }, index) => (
          <PrescriptionLine
            key={id}
            mark={index + 1}
            name={exercise.name}
            category={exercise.category}
            prescription={prescription}
            group={groups[index]}
          />
        ))}
      </ol>
    </>
  );
}

const inOrder = <Item extends { orderIndex: number }>(items: readonly Item[] = []) =>
  items.toSorted((a, b) => a.orderIndex - b.orderIndex);

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-2 text-sm text-danger">
      The exercises could not be loaded.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
