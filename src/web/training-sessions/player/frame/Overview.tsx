import { Check, ChevronsRight } from 'lucide-react';
import { groupWords, reasonWords } from '#domain/training-sessions/session-words.ts';
import { bandsOf } from '#domain/training-sessions/next-exercise.ts';
import { workAskedOf, workDoneOf } from '#domain/training-sessions/set-ahead.ts';
import type { Units } from '#domain/measures/measure.ts';
import { cx } from '#web/ui/look/cx.ts';
import type { ShownExercise } from '#web/training-sessions/player/state/shown-session.ts';
import { planWords } from '#web/training-sessions/player/state/target-words.ts';

type OverviewProps = {
  exercises: readonly ShownExercise[];
  shownId: string | null;
  onGo: (prescriptionId: string) => void;
  /** Nothing is done yet: what is asked for is shown, in these units, instead of how far each is. */
  plannedIn?: Pick<Units, 'distance'>;
};

/** All exercises of the session, with how far each is; a tap goes there. */
export function Overview({ exercises, shownId, onGo, plannedIn }: OverviewProps) {
  return (
    <ol className="grid gap-1">
      {bandsOf(exercises).map(band => (
        <li
          key={band.exercises[0].prescriptionId}
          className={cx(band.format && 'rounded-lg border-l-2 border-accent/60 pl-1.5')}
        >
          {band.format && (
            <p className="px-2 pt-1 text-sm text-accent">
              {band.label} · {groupWords[band.format.kind]}
            </p>
          )}
          {band.exercises.map(exercise => (
            <Row
              key={exercise.prescriptionId}
              exercise={exercise}
              isShown={exercise.prescriptionId === shownId}
              line={plannedIn ? planWords(exercise, plannedIn) : progressWords(exercise)}
              onGo={onGo}
            />
          ))}
        </li>
      ))}
    </ol>
  );
}

type RowProps = { exercise: ShownExercise; isShown: boolean; line: string; onGo: OverviewProps['onGo'] };

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
        <span className="block text-sm text-faint">{line}</span>
      </span>
    </button>
  );
}

/** '2 of 5 sets', 'Skipped: pain', '5 sets, in place of Back Squat'. */
function progressWords(exercise: ShownExercise): string {
  const [done, asked] = [workDoneOf(exercise), workAskedOf(exercise)];
  if (exercise.state === 'skipped')
    return `Skipped: ${reasonWords[exercise.skipReason ?? 'other'].toLowerCase()}`;
  const sets =
    exercise.state === 'done'
      ? `${done} ${done === 1 ? 'set' : 'sets'} done`
      : `${done} of ${asked} ${asked === 1 ? 'set' : 'sets'}`;
  if (exercise.isAdded) return `${sets}, added by you`;
  return exercise.swappedFrom ? `${sets}, swapped in` : sets;
}
