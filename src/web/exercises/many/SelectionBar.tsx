import { Archive, ArchiveRestore, Merge, SlidersHorizontal, X } from 'lucide-react';
import type { LibraryExercise } from '#web/exercises/exercise-groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { counted } from '#web/ui/text/words.ts';
import { useChangeMany } from './use-change-many.ts';

type SelectionBarProps = {
  chosen: readonly LibraryExercise[];
  /** How many are shown, and could be selected. */
  shown: number;
  areArchived: boolean;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onChange: () => void;
  onMerge: (two: readonly [LibraryExercise, LibraryExercise]) => void;
  onEnd: () => void;
};

/** What can be done with the selected exercises: in reach however far the list is scrolled. */
export function SelectionBar(props: SelectionBarProps) {
  const { chosen, shown, areArchived, onSelectAll, onSelectNone, onChange, onMerge, onEnd } = props;
  const archive = useChangeMany(
    count => `${counted(count, 'exercise')} ${areArchived ? 'back in the library' : 'archived'}`,
  );
  const [one, other] = chosen;
  const areTwo = one !== undefined && other !== undefined && chosen.length === 2;
  const canMerge = areTwo && one.category === other.category && !areArchived;
  const isNone = chosen.length === 0;
  return (
    <section
      aria-label="Selected exercises"
      data-save-bar
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 grid gap-2 border-t border-line bg-page px-4 py-3 md:-mx-8 md:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="font-medium">
          {counted(chosen.length, 'exercise')} selected
        </p>
        <Button variant="ghost" size="sm" onClick={chosen.length < shown ? onSelectAll : onSelectNone}>
          {chosen.length < shown ? `Select all ${shown.toLocaleString('en-US')}` : 'Select none'}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" size="sm" disabled={isNone} onClick={onChange}>
          <SlidersHorizontal aria-hidden="true" />
          Change
        </Button>
        <Button
          size="sm"
          disabled={isNone}
          pending={archive.isPending}
          onClick={() =>
            archive.mutate({ body: { ids: chosen.map(({ id }) => id), isArchived: !areArchived } })
          }
        >
          {areArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {areArchived ? 'Bring back' : 'Archive'}
        </Button>
        {canMerge && (
          <Button size="sm" onClick={() => onMerge([one, other])}>
            <Merge aria-hidden="true" />
            Merge
          </Button>
        )}
        <Button size="sm" className="sm:ml-auto" onClick={onEnd}>
          <X aria-hidden="true" />
          Done
        </Button>
      </div>
    </section>
  );
}
