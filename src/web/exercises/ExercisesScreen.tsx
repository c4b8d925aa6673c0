import { Dumbbell, Plus } from 'lucide-react';
import { useState } from 'react';
import { listExercises } from '#contract/exercises.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { DeleteExercise } from './DeleteExercise.tsx';
import { ExerciseCard, ExerciseCardSkeleton } from './ExerciseCard.tsx';
import { categoryTabs, type CategoryTab, emptyText, type Exercise, matching } from './library.ts';
import { SeedExercises } from './SeedExercises.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const ExerciseDialog = partToOpen(async () => (await import('./ExerciseDialog.tsx')).ExerciseDialog);

const WatchExercise = partToOpen(async () => (await import('./WatchExercise.tsx')).WatchExercise);

/** What is written or corrected, and the field that is meant. */
type Editing = { exercise: Exercise | 'new'; opensAt?: 'name' | 'videoUrl' };

/** The coach's library: search, filter by category, write, correct, delete. */
export function ExercisesScreen() {
  const library = useRead(listExercises, {});
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<CategoryTab>('All');
  const [editing, setEditing] = useState<Editing | null>(null);
  const [watching, setWatching] = useState<Exercise | null>(null);
  const [deleting, setDeleting] = useState<Exercise | null>(null);
  const exercises = library.data ?? [];
  const found = matching(exercises, search);
  return (
    <>
      <PageHeader
        title="Exercise Library"
        subtitle="Build your exercise database for workout programs"
        actions={
          <>
            <SeedExercises disabled={!library.isSuccess || exercises.length > 0} />
            <Button variant="primary" onClick={() => setEditing({ exercise: 'new' })}>
              <Plus aria-hidden="true" />
              Add Exercise
            </Button>
          </>
        }
      />
      {library.isError ? (
        <ErrorState
          message={sentenceOf(library.error, 'The exercises could not be loaded.')}
          onRetry={() => void library.refetch()}
        />
      ) : (
        <div className="grid gap-4">
          <SearchField
            label="Search exercises"
            placeholder="Search exercises..."
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <Tabs label="Category" tabs={categoryTabs(found)} value={tab} onValueChange={setTab}>
            <TabPanel value={tab}>
              <Grid
                exercises={library.isPending ? null : found.filter(e => tab === 'All' || e.category === tab)}
                empty={emptyText(exercises.length, search, tab)}
                onWatch={setWatching}
                onEdit={exercise => setEditing({ exercise })}
                onAddVideo={exercise => setEditing({ exercise, opensAt: 'videoUrl' })}
                onDelete={setDeleting}
              />
            </TabPanel>
          </Tabs>
        </div>
      )}
      {watching && <WatchExercise exercise={watching} onClose={() => setWatching(null)} />}
      {editing && <ExerciseDialog {...editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteExercise exercise={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

type GridProps = {
  /** Null while the library loads. */
  exercises: Exercise[] | null;
  empty: string;
  onWatch: (exercise: Exercise) => void;
  onEdit: (exercise: Exercise) => void;
  onAddVideo: (exercise: Exercise) => void;
  onDelete: (exercise: Exercise) => void;
};

function Grid({ exercises, empty, ...actions }: GridProps) {
  if (exercises?.length === 0) return <EmptyState icon={Dumbbell}>{empty}</EmptyState>;
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy={exercises === null}>
      {exercises === null
        ? Array.from({ length: 6 }, (_, index) => <ExerciseCardSkeleton key={index} />)
        : exercises.map(exercise => <ExerciseCard key={exercise.id} exercise={exercise} {...actions} />)}
    </ul>
  );
}
