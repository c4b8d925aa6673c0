import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { DraftExercise } from '#web/programs/draft/draft.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { PrescriptionLine } from './PrescriptionLine.tsx';

/** What a list of a day's exercises is given, whether they can be dragged or not. */
export type ExerciseListProps = {
  exercises: readonly DraftExercise[];
  /** The exercises of the library; undefined where it does not matter whether one has left it. */
  known?: ReadonlySet<string> | undefined;
  onEdit: (exercise: DraftExercise) => void;
  onRemove: (exercise: DraftExercise) => void;
  onReorder: (keys: number[]) => void;
};

type ExerciseLineProps = Pick<ExerciseListProps, 'known' | 'onEdit' | 'onRemove'> &
  Pick<ComponentProps<'li'>, 'ref' | 'style' | 'className'> & { exercise: DraftExercise; mark: ReactNode };

/** One exercise of a day that is being written, with edit and remove. */
export function ExerciseLine({ exercise, known, onEdit, onRemove, ...line }: ExerciseLineProps) {
  return (
    <PrescriptionLine
      {...line}
      name={exercise.name}
      category={exercise.category}
      prescription={exercise.fields}
      actions={<LineActions exercise={exercise} onEdit={onEdit} onRemove={onRemove} />}
    >
      {known && !known.has(exercise.exerciseId) && <Badge tone="warning">Not in the library</Badge>}
    </PrescriptionLine>
  );
}

type LineActionsProps = Pick<ExerciseLineProps, 'exercise' | 'onEdit' | 'onRemove'>;

/** Not drawn anew while its line is dragged. */
const LineActions = memo(function LineActions({ exercise, onEdit, onRemove }: LineActionsProps) {
  return (
    <div className="-mt-1 -mr-1.5 flex">
      <IconButton label={`Edit ${exercise.name}`} size="sm" onClick={() => onEdit(exercise)}>
        <Pencil />
      </IconButton>
      <IconButton label={`Remove ${exercise.name}`} size="sm" onClick={() => onRemove(exercise)}>
        <Trash2 />
      </IconButton>
    </div>
  );
});

/** The exercises of a day in their order. */
export function NumberedExercises({ exercises, ...line }: Omit<ExerciseListProps, 'onReorder'>) {
  return (
    <ol className="grid gap-3">
      {exercises.map((exercise, index) => (
        <ExerciseLine key={exercise.key} exercise={exercise} mark={index + 1} {...line} />
      ))}
    </ol>
  );
}
