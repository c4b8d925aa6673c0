import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, Fragment, memo, type ReactNode } from 'react';
import type { DraftExercise } from '#web/programs/draft/draft.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { type Gap, isGap, withGaps } from './gaps.ts';
import { PrescriptionLine } from './PrescriptionLine.tsx';

/** What a list of a day's exercises is given, whether they can be dragged or not. */
export type ExerciseListProps = {
  exercises: readonly DraftExercise[];
  /** The exercises of the library; undefined where it does not matter whether one has left it. */
  known?: ReadonlySet<string> | undefined;
  onEdit: (exercise: DraftExercise) => void;
  /** With the line it stands in. */
  onRemove: (exercise: DraftExercise, line: HTMLElement | null) => void;
  onReorder: (keys: number[]) => void;
  /** Where some have just been removed. */
  gaps: readonly Gap[];
  /** Brings the one back that was removed last. */
  onUndo: () => void;
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
      <IconButton
        label={`Remove ${exercise.name}`}
        size="sm"
        onClick={event => onRemove(exercise, event.currentTarget.closest('li'))}
      >
        <Trash2 />
      </IconButton>
    </div>
  );
});

type GapLineProps = { gap: Gap; onUndo: (() => void) | undefined };

/** Stands in for an exercise that has just been removed: a second click of the mouse meets nothing. */
function GapLine({ gap, onUndo }: GapLineProps) {
  return (
    <li
      className="flex items-center gap-2 rounded-md border border-dashed select-none border-line px-2 text-sm text-muted"
      style={{ minHeight: gap.height }}
    >
      <span className="min-w-0 break-words">Removed {gap.name}</span>
      {onUndo && (
        <Button variant="ghost" size="sm" aria-label={`Undo: removed ${gap.name}`} onClick={onUndo}>
          Undo
        </Button>
      )}
    </li>
  );
}

type LinesProps = Pick<ExerciseListProps, 'exercises' | 'gaps' | 'onUndo'> & {
  line: (exercise: DraftExercise) => ReactNode;
};

/** The lines of a day's list: its exercises, and gaps where some have just been. */
export function Lines({ exercises, gaps, onUndo, line }: LinesProps) {
  return withGaps(exercises, gaps).map(one =>
    isGap(one) ? (
      <GapLine key={one.key} gap={one} onUndo={one === gaps.at(-1) ? onUndo : undefined} />
    ) : (
      <Fragment key={one.key}>{line(one)}</Fragment>
    ),
  );
}

/** The exercises of a day in their order. */
export function NumberedExercises(props: Omit<ExerciseListProps, 'onReorder'>) {
  const { exercises, gaps, onUndo, ...line } = props;
  return (
    <ol className="grid gap-3">
      <Lines
        exercises={exercises}
        gaps={gaps}
        onUndo={onUndo}
        line={exercise => (
          <ExerciseLine exercise={exercise} mark={exercises.indexOf(exercise) + 1} {...line} />
        )}
      />
    </ol>
  );
}
