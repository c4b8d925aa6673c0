import { Pencil, Replace, Trash2 } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import type { Gap } from './gaps.ts';
import { PrescriptionLine } from './PrescriptionLine.tsx';

/** Props of a list of a day's exercises, whether they can be dragged or not. */
export type ExerciseListProps = {
  exercises: readonly DraftExercise[];
  /** The exercises of the library; undefined where it does not matter whether one has left it. */
  known?: ReadonlySet<string> | undefined;
  onEdit: (exercise: DraftExercise) => void;
  /** With the line it stands in. */
  onRemove: (exercise: DraftExercise, line: HTMLElement | null) => void;
  /** Puts the exercise into its place that it has been merged into. */
  onReplace: (exercise: DraftExercise) => void;
  onReorder: (keys: number[]) => void;
  /** Gaps where some have just been removed. */
  gaps: readonly Gap[];
  /** Brings the one back that was removed last. */
  onUndo: () => void;
};

type ExerciseLineProps = Pick<ExerciseListProps, 'known' | 'onEdit' | 'onRemove' | 'onReplace'> &
  Pick<ComponentProps<'li'>, 'ref' | 'style' | 'className'> & {
    exercise: DraftExercise;
    mark: ReactNode;
    group: GroupPosition | null | undefined;
  };

/** With its weight, which the form does not ask for. A draft from before there were units is in lb, as it was sent. */
const prescribedFields = ({ fields, details, weight, weightUnit = prescribedUnit.lb }: DraftExercise) => ({
  ...fields,
  ...details,
  weight: weight ?? null,
  weightUnit,
});

/** An exercise of a day that is being written, with edit and remove. */
export function ExerciseLine({ exercise, known, onEdit, onRemove, onReplace, ...line }: ExerciseLineProps) {
  return (
    <PrescriptionLine
      {...line}
      name={exercise.name}
      category={exercise.category}
      prescription={prescribedFields(exercise)}
      actions={<LineActions exercise={exercise} onEdit={onEdit} onRemove={onRemove} />}
    >
      {known && !known.has(exercise.exerciseId) && <Badge tone="warning">Not in the library</Badge>}
      {exercise.mergedInto && (
        <NowAnother
          name={exercise.name}
          now={exercise.mergedInto.name}
          onReplace={() => onReplace(exercise)}
        />
      )}
    </PrescriptionLine>
  );
}

type NowAnotherProps = { name: string; now: string; onReplace: () => void };

/** The exercise it has been merged into, to replace it: the prescription stays. */
export function NowAnother({ name, now, onReplace }: NowAnotherProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      className="-ml-3 max-w-full whitespace-normal"
      aria-label={`${name} is now ${now}: put it in its place`}
      onClick={onReplace}
    >
      <Replace aria-hidden="true" />
      Now: {now}
    </Button>
  );
}

type LineActionsProps = Pick<ExerciseLineProps, 'exercise' | 'onEdit' | 'onRemove'>;

/** Not rendered again while its line is dragged. */
const LineActions = memo(function LineActions({ exercise, onEdit, onRemove }: LineActionsProps) {
  return (
    <div className="-mt-1 -mr-1.5 flex">
      <IconButton label={`Edit ${exercise.name}`} size="sm" onClick={() => onEdit(exercise)}>
        <Pencil />
      </IconButton>
      <IconButton
        label={`Remove ${exercise.name}`}
        size="sm"
        // A double click removes one.
        onClick={event => event.detail > 1 || onRemove(exercise, event.currentTarget.closest('li'))}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
});
