import { ChevronDown, ChevronUp, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { useRead } from '#web/data/read.ts';
import { DeleteButton } from '#web/features/programs/details/DeleteButton.tsx';
import { DuplicateButton } from '#web/features/programs/details/DuplicateButton.tsx';
import { groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { inOrder, type WorkoutExercise } from '#web/parts/prescriptions/fields/exercises-form.ts';
import { PrescriptionLine } from '#web/parts/prescriptions/fields/PrescriptionLine.tsx';
import type { Program } from '#web/parts/program/program-list.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';
import { AssignWorkout } from './AssignWorkout.tsx';

export function WorkoutCard({ workout }: { workout: Program }) {
  const { id, name, description, difficultyLevel } = workout;
  return (
    <li className="flex min-w-0 *:flex-1">
      <Card title={name}>
        <div className="flex h-full flex-col items-start gap-3">
          {difficultyLevel && <Badge>{capitalised(difficultyLevel)}</Badge>}
          {description && (
            <p className="line-clamp-3 text-sm break-words whitespace-pre-line text-muted">{description}</p>
          )}
          <Exercises workout={workout} />
          <div className="mt-auto flex w-full items-center gap-1">
            <AssignWorkout workout={workout} size="sm" className="mr-auto" />
            <IconButton
              label={`Edit ${name}`}
              size="sm"
              onClick={() => openView({ name: 'workout', workoutId: id })}
            >
              <Pencil />
            </IconButton>
            <DuplicateButton program={workout} />
            <DeleteButton program={workout} />
          </div>
        </div>
      </Card>
    </li>
  );
}

/** The number of exercises, and their list on a press. */
function Exercises({ workout }: { workout: Program }) {
  const exercises = useRead(listWorkoutExercises, { params: { id: workout.id } });
  const [open, setOpen] = useState(false);
  const listId = useId();
  if (!exercises.data) {
    return exercises.isError ? (
      <p className="flex flex-wrap items-center gap-2 text-sm text-danger">
        The exercises could not be loaded.
        <Button
          size="sm"
          aria-label={`Try again to load the exercises of ${workout.name}`}
          onClick={() => void exercises.refetch()}
        >
          Try again
        </Button>
      </p>
    ) : (
      <Skeleton className="h-5 w-24" />
    );
  }
  const count = exercises.data.length;
  if (count === 0) return <p className="text-sm text-muted">No exercises assigned yet</p>;
  const Chevron = open ? ChevronUp : ChevronDown;
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3"
        aria-label={`${counted(count, 'exercise')} of ${workout.name}`}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(!open)}
      >
        {counted(count, 'exercise')}
        <Chevron aria-hidden="true" />
      </Button>
      {open && <ExercisesToRead id={listId} lines={inOrder(exercises.data)} />}
    </>
  );
}

/** Prescriptions, in order. */
function ExercisesToRead({ id, lines }: { id?: string; lines: readonly WorkoutExercise[] }) {
  const groups = groupPositions(lines);
  return (
    <ol id={id} className="grid gap-3">
      {lines.map(({ id: lineId, exercise, ...prescription }, index) => (
        <PrescriptionLine
          key={lineId}
          mark={index + 1}
          name={exercise.name}
          category={exercise.category}
          prescription={prescription}
          group={groups[index]}
        />
      ))}
    </ol>
  );
}
