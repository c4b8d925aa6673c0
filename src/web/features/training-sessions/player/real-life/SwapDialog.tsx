import { useState } from 'react';
import { searchExercises } from '#domain/exercises/exercise-search.ts';
import type { AwayReason } from '#domain/training-sessions/session-event.ts';
import { swapChoices } from '#domain/training-sessions/player/swap-choices.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import type {
  ShownExercise,
  ShownSession,
} from '#web/features/training-sessions/player/state/shown-session.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { Choices } from './Choices.tsx';
import { reasons } from './reasons.ts';

type Picked = { id: string; name: string; category: ShownExercise['category'] };

type Known = Picked & Pick<LibraryExercise, 'muscleGroups' | 'equipment'>;

type SwapDialogProps = {
  open: boolean;
  exercise: ShownExercise;
  lifts: ShownSession['lifts'];
  /** Where it hurts today, in the member's words. */
  pains: readonly string[];
  onClose: () => void;
  onSwap: (to: Picked, reason: AwayReason) => void;
};

/** How many of the library are shown until somebody searches. */
const fewest = 12;

/** Another exercise in this one's place: what the coach named first, then those for the same muscles. */
export function SwapDialog({ open, exercise, lifts, pains, onClose, onSwap }: SwapDialogProps) {
  const [reason, setReason] = useState<AwayReason>('no-equipment');
  const [search, setSearch] = useState('');
  const library = useLibrary();
  const known: readonly Known[] = library.data ?? namedAlone(exercise, lifts);
  const { named, others } = swapChoices(exercise, known, pains);
  const isSearching = search.trim() !== '';
  const found = isSearching ? searchExercises([...named, ...others], search) : others.slice(0, fewest);
  const pick = (one: Picked) => onSwap(one, reason);
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={`Swap ${exercise.name}`}
      description={`Sets you’ve done stay with ${exercise.name}. The rest go to the new exercise.`}
    >
      <div className="grid gap-5">
        <Choices legend="Why?" options={reasons} value={reason} onChoose={setReason} />
        {named.length > 0 && !isSearching && (
          <List name="Your coach suggests" exercises={named} onPick={pick} />
        )}
        <div className="grid gap-3">
          {library.data && (
            <SearchField
              label="Search exercises"
              placeholder={`Search ${exercise.category.toLowerCase()} exercises`}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
          )}
          {library.isPending && library.fetchStatus !== 'paused' && (
            <Loading label="Loading exercises">
              <SkeletonLines lines={4} />
            </Loading>
          )}
          {!library.data && library.isError && (
            <ErrorState
              message="The other exercises could not be loaded."
              onRetry={library.refetch}
              retrying={library.isFetching}
            />
          )}
          {found.length > 0 ? (
            <List
              name={
                isSearching
                  ? 'Found'
                  : pains.length > 0
                    ? 'For the same muscles, easier on what hurts first'
                    : 'For the same muscles'
              }
              exercises={found}
              onPick={pick}
            />
          ) : (
            isSearching && <p role="status">No {exercise.category} exercise matches.</p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Without a signal the coach's own are known by name. */
const namedAlone = ({ alternates, category }: ShownExercise, lifts: ShownSession['lifts']): Known[] =>
  alternates.flatMap(id => {
    const lift = lifts[id];
    return lift ? [{ id, name: lift.name, category, muscleGroups: [], equipment: [] }] : [];
  });

function List({
  name,
  exercises,
  onPick,
}: {
  name: string;
  exercises: readonly Picked[];
  onPick: (one: Picked) => void;
}) {
  return (
    <section aria-label={name}>
      <h3 className="mb-1 text-sm text-muted">{name}</h3>
      <ul className="divide-y divide-line/60 rounded-lg border border-line bg-sunken">
        {exercises.map(one => (
          <li key={one.id}>
            <button
              type="button"
              onClick={() => onPick(one)}
              className="min-h-12 w-full px-3 py-1.5 text-left hover:bg-hover"
            >
              {one.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
