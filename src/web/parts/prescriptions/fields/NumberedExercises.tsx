import { Fragment, type ReactNode } from 'react';
import type { DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { type GroupPosition, groupPositions } from '#web/parts/prescriptions/group-positions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ExerciseLine, type ExerciseListProps } from './ExerciseLine.tsx';
import { type Gap, isGap, withGaps } from './gaps.ts';

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
  line: (exercise: DraftExercise, group: GroupPosition | null | undefined) => ReactNode;
};

/** The lines of a day's list: its exercises, and gaps where some have just been. */
export function Lines({ exercises, gaps, onUndo, line }: LinesProps) {
  const groups = groupPositions(exercises.map(({ details }) => details ?? {}));
  return withGaps(exercises, gaps).map(one =>
    isGap(one) ? (
      <GapLine key={one.key} gap={one} onUndo={one === gaps.at(-1) ? onUndo : undefined} />
    ) : (
      <Fragment key={one.key}>{line(one, groups[exercises.indexOf(one)])}</Fragment>
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
        line={(exercise, group) => (
          <ExerciseLine exercise={exercise} group={group} mark={exercises.indexOf(exercise) + 1} {...line} />
        )}
      />
    </ol>
  );
}
