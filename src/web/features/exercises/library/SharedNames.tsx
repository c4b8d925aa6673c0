import { sharedNames } from '#domain/exercises/exercise-names.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { linesOf } from './exercise-form.ts';

type SharedNamesProps = { id: string | null; name: string; aliases: string };

/** Warns where another exercise of the library has the same name: no one can tell the two apart. */
export function SharedNames({ id, name, aliases }: SharedNamesProps) {
  const library = useLibrary();
  const shared = sharedNames(library.data ?? [], { id, names: [name.trim(), ...linesOf(aliases)] });
  return (
    <div role="status" className="empty:hidden">
      {shared.length > 0 && (
        <Notice tone="warning">
          {shared.map(({ name: one, with: other }) => (
            <p key={one}>
              {one === other
                ? `There is a ${other} in the library already.`
                : `${one} is a name of ${other} already.`}
            </p>
          ))}
        </Notice>
      )}
    </div>
  );
}
