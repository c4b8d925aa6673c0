import { type OpenName } from '#web/features/programs/reading/question-names.ts';
import { shortened } from '#web/features/programs/reading/reading-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { counted } from '#web/ui/text/words.ts';

type Names = {
  names: readonly OpenName[];
  /** An exercise by its id, or that it is none. */
  onMean: (name: OpenName, answer: string) => void;
  /** Any other of the library. */
  onPick: (name: OpenName) => void;
  onCreate: (name: OpenName) => void;
};

/** The names that the library does not know, each said once for all the lines it stands in. */
export function PastedNames({ names, onMean, onPick, onCreate }: Names) {
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="pasted-names" className="rounded-md border border-line p-3">
      <h3 id="pasted-names" className="font-medium">
        Not in the library
      </h3>
      <ul className="mt-2 grid gap-3">
        {names.slice(0, maxShown).map(one => (
          <li key={one.id} className="grid gap-1.5">
            <p className="min-w-0 text-sm">
              <span className="wrap-anywhere">{shortened(one.name)}</span>{' '}
              <span className="text-muted">{counted(one.lines.length, 'line')}</span>
            </p>
            <div className="flex flex-wrap items-center gap-2">
              {one.nearest.map(({ id, name: exercise }) => (
                <Button
                  key={id}
                  size="sm"
                  aria-label={`${shortened(one.name)} is ${exercise}`}
                  onClick={() => onMean(one, id)}
                >
                  {exercise}
                </Button>
              ))}
              <Button
                size="sm"
                aria-label={`${shortened(one.name)} is another exercise`}
                onClick={() => onPick(one)}
              >
                Another exercise…
              </Button>
              <Button size="sm" onClick={() => onCreate(one)}>
                Create “{shortened(one.name)}”
              </Button>
              {one.canBeNote && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`${shortened(one.name)} is no exercise`}
                  onClick={() => onMean(one, 'note')}
                >
                  No exercise
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {names.length > maxShown && (
        <p className="mt-2 text-sm text-muted">and {counted(names.length - maxShown, 'name')} more</p>
      )}
    </section>
  );
}

const maxShown = 30;
