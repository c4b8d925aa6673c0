import { Medal } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { listRecords } from '#contract/training/records.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { RecordRow } from './RecordRow.tsx';
import {
  byExercise,
  type CategoryTab,
  categoryTabs,
  type ExerciseWithRecords,
  found,
  isOf,
} from './records-by-exercise.ts';

type RecordListProps = {
  /** Member, where a coach looks. */
  memberId?: string;
  /** Limit, where the page shows many other things, until all are asked for. */
  maxShown?: number;
  /** An exercise opens over the page, not in its place. */
  opensDialog?: boolean;
  onOpen: (exercise: ExerciseWithRecords) => void;
};

/** Every exercise that has a record, the newest first: searched, and filtered by category. */
export function RecordList({ memberId, maxShown, opensDialog = false, onOpen }: RecordListProps) {
  const query = memberId === undefined ? {} : { memberId };
  const read = useRead(listRecords, { query });
  const exercises = useMemo(() => read.data && byExercise(read.data), [read.data]);
  const [isWhole, setWhole] = useState(maxShown === undefined);
  const row = (exercise: ExerciseWithRecords) => (
    <li key={exercise.id} className="min-w-0">
      <RecordRow exercise={exercise} opensDialog={opensDialog} onOpen={() => onOpen(exercise)} />
    </li>
  );
  return (
    <Query
      of={{ ...read, data: exercises }}
      failed="The records could not be loaded."
      loading={<RecordsSkeleton />}
      empty={
        <EmptyState icon={Medal}>
          No records yet. Your best in each exercise appears here from its first log.
        </EmptyState>
      }
    >
      {exercises =>
        isWhole ? (
          <Searchable exercises={exercises} row={row} />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <ul className={list}>{exercises.slice(0, maxShown).map(row)}</ul>
            {maxShown !== undefined && maxShown < exercises.length && (
              <Button size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
                Show all {exercises.length} exercises
              </Button>
            )}
          </div>
        )
      }
    </Query>
  );
}

const list = 'grid grid-cols-[minmax(0,1fr)] gap-2 not-first:mt-2';

type SearchableProps = {
  exercises: readonly ExerciseWithRecords[];
  row: (exercise: ExerciseWithRecords) => React.ReactNode;
};

function Searchable({ exercises, row }: SearchableProps) {
  const [search, setSearch] = useState('');
  const [tab, setTab] = useState<CategoryTab>('All');
  const meant = found(exercises, useDeferredValue(search));
  const tabs = categoryTabs(exercises);
  const shown = meant.filter(isOf(tab));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <SearchField
        label="Search exercises"
        placeholder="Search exercises..."
        className="max-w-md"
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <Tabs label="Category" tabs={tabs} value={tab} onValueChange={setTab}>
        <TabPanel value={tab}>
          {shown.length === 0 ? (
            <EmptyState icon={Medal}>No record matches your search.</EmptyState>
          ) : (
            <LongList as="ul" className={list} items={shown} estimate={72} render={row} />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}

function RecordsSkeleton() {
  return (
    <Loading label="Loading records" className="grid gap-2">
      {[0, 1, 2, 3, 4].map(row => (
        <Skeleton key={row} className="h-18 rounded-lg" />
      ))}
    </Loading>
  );
}
