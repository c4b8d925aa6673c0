import { listWorkoutExercises } from '#contract/programs/workout-exercises.ts';
import { useRead } from '#web/data/read.ts';
import { inOrder } from '#web/parts/prescriptions/fields/exercises-form.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { Spinner } from '#web/ui/buttons/Spinner.tsx';
import { counted } from '#web/ui/text/words.ts';

type WorkoutOptionProps = { workout: Program; isChosen: boolean; onChoose: () => void };

/** A single workout to choose: its name, how many exercises it has, and which. */
export function WorkoutOption({ workout, isChosen, onChoose }: WorkoutOptionProps) {
  const exercises = useRead(listWorkoutExercises, { params: { id: workout.id } });
  return (
    <li>
      <button
        type="button"
        aria-busy={isChosen || undefined}
        onClick={onChoose}
        className="flex w-full min-w-0 items-center gap-3 rounded-md border border-line bg-sunken px-3 py-2 text-left hover:bg-hover"
      >
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-medium break-words">{workout.name}</span>
          <span className="truncate text-sm text-muted">
            {exercises.data ? contentText(inOrder(exercises.data)) : exercises.isError ? '' : '…'}
          </span>
        </span>
        {isChosen && <Spinner />}
      </button>
    </li>
  );
}

/** '3 exercises: Bench Press, Push-up, Front Plank'. */
function contentText(lines: readonly { exercise: { name: string } }[]): string {
  if (lines.length === 0) return 'No exercises assigned yet';
  return `${counted(lines.length, 'exercise')}: ${lines.map(line => line.exercise.name).join(', ')}`;
}
