import { textSearch } from '#domain/names/fold-text.ts';
import { Dumbbell, Plus } from 'lucide-react';
import { useState } from 'react';
import { listExercises } from '#contract/exercises.ts';
import { listArchivedExercises } from '#contract/exercises/many.ts';
import { useSelection } from '#web/lists/selection.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { ExerciseGrid } from './ExerciseGrid.tsx';
import { useForeignFound } from '#web/parts/exercise-picker/use-foreign-found.ts';
import { categoryTabs, type CategoryTab, emptyText, type Exercise, matching } from './library.ts';
import { LibraryMenu } from './LibraryMenu.tsx';
import type { Opened } from './opened.ts';
import { OpenedDialog } from './OpenedDialog.tsx';
import { SeedExercises } from './SeedExercises.tsx';
import { emptyShelf, mergedIn, onShelf, type Shelf, shelves } from './shelf.ts';
import { useStar } from './use-star.ts';

const SelectionBar = partToOpen(
  async () => (await import('#web/features/exercises/many/SelectionBar.tsx')).SelectionBar,
);
const MergedList = partToOpen(
  async () => (await import('#web/features/exercises/merge/MergedList.tsx')).MergedList,
);

/** As the library comes, by name, or as a search ranks it. */
const exerciseOrders = {
  usual: { of: () => null, up: 'By name' },
  name: { of: ({ name }) => name, down: 'By name, Z to A' },
  category: { of: ({ category }) => category, up: 'By category' },
  added: { of: ({ createdAt }) => createdAt, down: 'Added last' },
  changed: { of: ({ updatedAt }) => updatedAt, down: 'Changed last' },
} satisfies Orders<Exercise>;

/** The coach's library: search, filter by category and shelf, write, correct, delete; and change many at once. */
export function ExercisesScreen() {
  const library = useRead(listExercises, {});
  const list = useListAddress(exerciseOrders, 'usual');
  const { search } = list;
  const [tab, setTab] = useState<CategoryTab>('All');
  const [shelf, setShelf] = useState<Shelf>('library');
  const [opened, setOpened] = useState<Opened | null>(null);
  useAct('add-exercise', () => setOpened({ what: 'edit', exercise: 'new' }));
  const isPutAway = shelf === 'archived' || shelf === 'merged';
  const archived = useRead(listArchivedExercises, {}, { enabled: isPutAway });
  const star = useStar();
  const exercises = library.data ?? [];
  const shelved = onShelf(shelf, exercises, archived.data ?? []);
  const foreign = useForeignFound(shelved, search);
  const found = [...new Set([...foreign, ...matching(shelved, search)])];
  const shown = inOrder(
    found.filter(({ category }) => tab === 'All' || category === tab),
    exerciseOrders,
    list.sort,
  );
  const selection = useSelection(shown.map(({ id }) => id));
  const read = isPutAway && !library.isError ? archived : library;
  const empty = (shelved.length === 0 && emptyShelf[shelf]) || emptyText(shelved.length, search, tab);
  return (
    <>
      <PageHeader
        title="Exercise Library"
        subtitle="Build your exercise database for workout programs"
        actions={
          <>
            <SeedExercises disabled={!library.isSuccess || exercises.length > 0} />
            <Button variant="primary" onClick={() => setOpened({ what: 'edit', exercise: 'new' })}>
              <Plus aria-hidden="true" />
              Add Exercise
            </Button>
          </>
        }
      />
      {read.isError ? (
        <ErrorState
          message={sentenceOf(read.error, 'The exercises could not be loaded.')}
          onRetry={() => void read.refetch()}
        />
      ) : (
        <div className="grid gap-4">
          <ListTools label="Search exercises" list={list} orders={exerciseOrders}>
            <div className="flex min-w-0 flex-1 basis-52 gap-2 sm:max-w-64">
              <SelectField
                label="Show"
                hideLabel
                className="flex-1 sm:w-44"
                options={shelves}
                value={shelf}
                onChange={event => setShelf(event.target.value as Shelf)}
              />
              <LibraryMenu shown={shown} onSelect={selection.begin} onOpen={setOpened} />
            </div>
          </ListTools>
          {shelf === 'merged' ? (
            <Merged exercises={[...exercises, ...(archived.data ?? [])]} search={search} />
          ) : (
            <Tabs label="Category" tabs={categoryTabs(found)} value={tab} onValueChange={setTab}>
              <TabPanel value={tab}>
                <ExerciseGrid
                  key={`${search} ${list.sort} ${shelf}`}
                  exercises={read.isPending ? null : shown}
                  empty={empty}
                  isArchived={shelf === 'archived'}
                  selection={selection}
                  onStar={star}
                  onOpen={setOpened}
                />
              </TabPanel>
            </Tabs>
          )}
        </div>
      )}
      {selection.isOn && shelf !== 'merged' && (
        <SelectionBar
          chosen={shown.filter(({ id }) => selection.has(id))}
          shown={shown.length}
          areArchived={shelf === 'archived'}
          onSelectAll={selection.selectAll}
          onSelectNone={selection.selectNone}
          onChange={() =>
            setOpened({ what: 'change', exercises: shown.filter(({ id }) => selection.has(id)) })
          }
          onMerge={([exercise, into]) => setOpened({ what: 'merge', exercise, into })}
          onEnd={selection.end}
        />
      )}
      {opened && (
        <OpenedDialog
          opened={opened}
          library={exercises}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function Merged({ exercises, search }: { exercises: Parameters<typeof mergedIn>[0]; search: string }) {
  const isFound = textSearch(search);
  const all = mergedIn(exercises);
  const found = all.filter(({ name, into }) => isFound(name, into));
  if (found.length > 0) return <MergedList merged={found} />;
  return (
    <EmptyState icon={Dumbbell}>
      {all.length === 0 ? emptyShelf.merged : emptyText(all.length, search, 'All')}
    </EmptyState>
  );
}
