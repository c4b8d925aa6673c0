import { Check, ChevronsRight } from 'lucide-react';
import { groupLabels, reasonLabels } from '#domain/training-sessions/session-text.ts';
import { bandsOf } from '#domain/training-sessions/player/next-exercise.ts';
import { missedOf } from '#domain/training-sessions/session-summary.ts';
import { workPrescribed, workDone } from '#domain/training-sessions/player/next-set.ts';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import type { ShownExercise } from '#web/features/training-sessions/player/state/shown-session.ts';

type OverviewProps = {
  exercises: readonly ShownExercise[];
  shownId: string | null;
  onGo: (prescriptionId: string) => void;
  /** Stands under each, instead of how far it is. */
  lineOf?: (exercise: ShownExercise) => ReactNode;
};

/** All exercises of the session, with how far each is; a tap goes there. */
export function Overview({ exercises, shownId, onGo, lineOf = progressLabel }: OverviewProps) {
  return (
    <ol className="grid gap-1">
      {bandsOf(exercises).map(band => (
        <li
          key={band.exercises[0].prescriptionId}
          className={cx(band.format && 'rounded-lg border-l-2 border-accent/60 pl-1.5')}
        >
          {band.format && (
            <p className="px-2 pt-1 text-sm text-accent">
              {band.label} · {groupLabels[band.format.kind]}
            </p>
          )}
          {band.exercises.map(exercise => (
            <Row
              key={exercise.prescriptionId}
              exercise={exercise}
              isShown={exercise.prescriptionId === shownId}
              line={lineOf(exercise)}
              onGo={onGo}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

type RowProps = { exercise: ShownExercise; isShown: boolean; line: ReactNode; onGo: OverviewProps['onGo'] };

function Row({ exercise, isShown, line, onGo }: RowProps) {
  const { name, state, prescriptionId } = exercise;
  return (
    <button
      type="button"
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onGo(prescriptionId)}
      className={cx(
        'flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1.5 text-left hover:bg-hover',
        isShown && 'bg-accent-soft',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full',
          state === 'done'
            ? 'bg-success-soft text-success'
            : state === 'skipped'
              ? 'bg-neutral-soft text-muted'
              : isShown
                ? 'border-2 border-accent'
                : 'border border-line-strong',
        )}
      >
        {state === 'done' && <Check className="size-4" strokeWidth={2.5} />}
        {state === 'skipped' && <ChevronsRight className="size-4" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block wrap-anywhere', state !== 'open' && 'text-muted')}>{name}</span>
        <span className="block text-sm text-muted">{line}</span>
      </span>
    </button>
  );
}

/** '2 of 5 sets', 'Skipped: pain', '5 sets, in place of Back Squat'. */
export function progressLabel(exercise: ShownExercise): string {
  const missed = missedOf(exercise);
  const [done, prescribed] = [workDone(exercise) - missed, workPrescribed(exercise)];
  if (exercise.state === 'skipped')
    return `Skipped: ${reasonLabels[exercise.skipReason ?? 'other'].toLowerCase()}`;
  const progress =
    exercise.state === 'done'
      ? `${done} ${done === 1 ? 'set' : 'sets'} done`
      : `${done} of ${prescribed} ${prescribed === 1 ? 'set' : 'sets'}`;
  const sets = missed > 0 ? `${progress}, ${missed} missed` : progress;
  if (exercise.isAdded) return `${sets}, added by you`;
  return exercise.swappedFrom ? `${sets}, swapped in` : sets;
}
