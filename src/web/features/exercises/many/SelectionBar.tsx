import { Archive, ArchiveRestore, Merge, SlidersHorizontal } from 'lucide-react';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectedBar } from '#web/ui/lists/SelectedBar.tsx';
import { counted } from '#web/ui/text/words.ts';
import { useChangeMany } from './use-change-many.ts';

type SelectionBarProps = {
  chosen: readonly LibraryExercise[];
  /** Number of exercises that are shown, and could be selected. */
  shown: number;
  areArchived: boolean;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onChange: () => void;
  onMerge: (two: readonly [LibraryExercise, LibraryExercise]) => void;
  onEnd: () => void;
};

/** Actions for the selected exercises: in reach however far the list is scrolled. */
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
    <SelectedBar
      label="Selected exercises"
      thing="exercise"
      count={chosen.length}
      isAll={chosen.length === shown}
      shown={shown}
      onSelectAll={onSelectAll}
      onSelectNone={onSelectNone}
      onEnd={onEnd}
    >
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
    </SelectedBar>
  );
}
