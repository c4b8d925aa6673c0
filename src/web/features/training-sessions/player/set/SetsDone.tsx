import { Check, Medal, X } from 'lucide-react';
import { kindLabels } from '#domain/training-sessions/session-text.ts';
import { asEntry } from '#domain/training-sessions/player/current-set.ts';
import { bestsOf } from '#domain/training-sessions/player/new-bests.ts';
import type { Units } from '#domain/measures/measure.ts';
import { setLine } from '#web/features/training-sessions/player/state/measure-text.ts';
import type { ShownExercise, ShownSet } from '#web/features/training-sessions/player/state/shown-session.ts';

type SetsDoneProps = { units: Units; exercise: ShownExercise; onEdit: (set: ShownSet) => void };

/** The sets that are done; a tap on one corrects it or takes it back. */
export function SetsDone({ units, exercise, onEdit }: SetsDoneProps) {
  if (exercise.sets.length === 0) return null;
  const bests = bestsOf(exercise);
  return (
    <section aria-label="Sets done">
      <ul className="divide-y divide-line/60 rounded-lg border border-line bg-surface">
        {exercise.sets.map((set, index) => {
          const work = exercise.sets.slice(0, index + 1).filter(({ setKind }) => setKind !== 'warmup').length;
          const name = set.setKind === 'warmup' ? 'Warm-up' : `${work}`;
          const note = exercise.setNotes.find(({ setNum }) => setNum === set.setNum);
          const words = setLine(asEntry(set, units, { category: exercise.category }), units);
          return (
            <li key={set.setNum}>
              <button
                type="button"
                aria-label={`${set.setKind === 'warmup' ? 'Warm-up' : `Set ${work}`}: ${words}.${bests.has(set.setNum) ? ' New best.' : ''} Edit or undo`}
                onClick={() => onEdit(set)}
                className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-hover"
              >
                <span className="min-w-17 shrink-0 text-sm text-muted">{name}</span>
                <span className="min-w-0 flex-1 font-medium">
                  {words}
                  {set.rpe !== null && <span className="text-muted"> · RPE {set.rpe}</span>}
                  {(set.setKind === 'drop' || set.setKind === 'failure') && (
                    <span className="text-muted"> · {kindLabels[set.setKind].toLowerCase()}</span>
                  )}
                  {bests.has(set.setNum) && (
                    <span className="ml-2 inline-flex items-center gap-1 text-sm text-accent">
                      <Medal aria-hidden="true" className="size-4" /> New best
                    </span>
                  )}
                  {note && <span className="block text-sm font-normal text-muted">{note.text}</span>}
                </span>
                {set.reps === 0 ? (
                  <X aria-hidden="true" className="size-4 text-warning" />
                ) : (
                  <Check
                    aria-hidden="true"
                    className={set.setKind === 'warmup' ? 'size-4 text-faint' : 'size-4 text-success'}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
