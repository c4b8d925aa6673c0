import { Medal } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { listRecords } from '#contract/training/records.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/Tabs.tsx';
import { LongList } from '#web/ui/lists/LongList.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
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
  /** Whose they are, where a coach looks. */
  memberId?: string;
  /** It is one of many things on its page: so many, until all are asked for. */
  most?: number;
  /** An exercise opens over the page, not in its place. */
  opensDialog?: boolean;
  onOpen: (exercise: ExerciseWithRecords) => void;
};

/** Every exercise that has a record, the newest first: searched, and filtered by category. */
export function RecordList({ memberId, most, opensDialog = false, onOpen }: RecordListProps) {
  const query = memberId === undefined ? {} : { memberId };
  const { data, error, isPending, isFetching, refetch } = useRead(listRecords, { query });
  const exercises = useMemo(() => byExercise(data ?? []), [data]);
  const [isWhole, setWhole] = useState(most === undefined);
  if (isPending) return <RecordsSkeleton />;
  if (!data) {
    const message = sentenceOf(error, 'The records could not be loaded.');
    return <ErrorState message={message} onRetry={refetch} retrying={isFetching} />;
  }
  if (exercises.length === 0)
    return (
      <EmptyState icon={Medal}>
        No records yet. The best of each exercise stands here from its first log on.
      </EmptyState>
    );
  const row = (exercise: ExerciseWithRecords) => (
    <li key={exercise.id} className="min-w-0">
      <RecordRow exercise={exercise} opensDialog={opensDialog} onOpen={() => onOpen(exercise)} />
    </li>
  );
  if (isWhole) return <Searchable exercises={exercises} row={row} />;
  const few = exercises.slice(0, most);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <ul className={list}>{few.map(row)}</ul>
      {few.length < exercises.length && (
        <Button size="sm" className="justify-self-start" onClick={() => setWhole(true)}>
          Show all {exercises.length} exercises
        </Button>
      )}
    </div>
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
            <EmptyState icon={Medal}>No exercise with a record is called that.</EmptyState>
          ) : (
            <LongList as="ul" className={list} items={shown} estimate={88} render={row} />
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
        <Skeleton key={row} className="h-22 rounded-lg" />
      ))}
    </Loading>
  );
}
