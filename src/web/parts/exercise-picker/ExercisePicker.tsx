import { Dumbbell } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { searchExercises } from '#domain/exercises/exercise-search.ts';
import { Query } from '#web/data/Query.tsx';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type LibraryExercise, pickerGroups } from './exercise-groups.ts';
import { useRecentExercises } from './recent-exercises.ts';
import { useForeignFound } from './use-foreign-found.ts';
import type { useLibrary } from './use-library.ts';

type ExercisePickerProps = {
  library: ReturnType<typeof useLibrary>;
  search: string;
  onSearch: (search: string) => void;
  onPick: (exercise: LibraryExercise) => void;
  /** Exercises that stand first until a search. */
  proposed?: { title: string; ids: readonly string[] };
};

/** The library by category, and a search, the best first. Enter takes that, or the first that is proposed; the arrow keys go through the lists. */
export function ExercisePicker({ library, search, onSearch, onPick, proposed }: ExercisePickerProps) {
  const goTo = useGoTo();
  const { recent, note } = useRecentExercises();
  const foreign = useForeignFound(library.data, search);
  if (!library.data) return <NoLibraryYet library={library} />;
  if (library.data.length === 0) {
    return (
      <EmptyState icon={Dumbbell} action={<Button onClick={() => goTo('exercises')}>Go to Exercises</Button>}>
        No exercises yet. Your draft is saved while you fill the library.
      </EmptyState>
    );
  }
  const found = foreign.length > 0 ? foreign : searchExercises(library.data, search, recent);
  const isSearching = search.trim() !== '';
  const data = library.data;
  const first = isSearching
    ? []
    : (proposed?.ids ?? []).flatMap(id => data.find(exercise => exercise.id === id) ?? []);
  const match = isSearching ? found[0] : first[0];
  const pick = (exercise: LibraryExercise) => {
    note(exercise.id);
    onPick(exercise);
  };
  const takeMatch = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !match) return moveThroughLists(event);
    // Enter is handled here: the form around the list is not sent.
    event.preventDefault();
    pick(match);
  };
  return (
    <div data-picker className="grid gap-4">
      <SearchField
        label="Search exercises"
        placeholder="Search exercises..."
        autoFocus
        hint={
          match ? (
            <span className="pointer-coarse:hidden">Press Enter to choose {match.name}.</span>
          ) : (
            'By name, other name, muscle or equipment.'
          )
        }
        value={search}
        onChange={event => onSearch(event.target.value)}
        onKeyDown={takeMatch}
      />
      {found.length === 0 && (
        <p role="status" className="py-6 text-center text-muted">
          No exercises found matching your search.
        </p>
      )}
      {proposed && first.length > 0 && (
        <Group name={proposed.title} exercises={first} match={match} onPick={pick} />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {pickerGroups(found, isSearching).map(({ category, exercises }) => (
          <Group key={category} name={category} exercises={exercises} match={match} onPick={pick} />
        ))}
      </div>
    </div>
  );
}

function NoLibraryYet({ library }: Pick<ExercisePickerProps, 'library'>) {
  return (
    <Query
      of={library}
      failed="The exercises could not be loaded."
      loading={
        <Loading label="Loading exercises...">
          <SkeletonLines lines={8} />
        </Loading>
      }
    />
  );
}

type GroupProps = {
  name: string;
  exercises: readonly LibraryExercise[];
  match: LibraryExercise | undefined;
  onPick: (exercise: LibraryExercise) => void;
};

function Group({ name, exercises, match, onPick }: GroupProps) {
  const headingId = useId();
  return (
    <div className="min-w-0">
      <h3 id={headingId} className="mb-1 flex items-baseline gap-2 text-sm font-medium">
        {name}
        <span aria-hidden="true" className="text-xs font-normal text-faint">
          {exercises.length}
        </span>
      </h3>
      <ul
        aria-labelledby={headingId}
        className="max-h-48 overflow-y-auto overscroll-contain rounded-md border border-line bg-sunken p-1"
      >
        {exercises.map((exercise, index) => (
          <li key={exercise.id}>
            <button
              type="button"
              data-option
              // A single tab stop for each list; from there the arrow keys lead on.
              tabIndex={index === 0 ? 0 : -1}
              onKeyDown={moveThroughLists}
              onClick={() => onPick(exercise)}
              className={cx(
                'flex min-h-(--control-height-small) w-full items-center rounded-sm px-2 py-1 text-left text-sm hover:bg-hover focus-visible:-outline-offset-2',
                exercise === match && 'bg-accent-soft text-accent',
              )}
            >
              {exercise.name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Down and up go from the search box through all the lists, and back. */
function moveThroughLists(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const picker = event.currentTarget.closest('[data-picker]');
  if (step === undefined || !picker) return;
  const stops = [...picker.querySelectorAll<HTMLElement>('input[type=search], [data-option]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
