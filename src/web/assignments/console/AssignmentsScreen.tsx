import { ClipboardCheck, ClipboardPlus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { LongList } from '#web/ui/LongList.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { AssignmentCard, AssignmentCardsSkeleton, cardGrid } from './AssignmentCard.tsx';
import { type Assignment, assignmentsFound } from './assignment-words.ts';
import { AssignProgramDialog } from './AssignProgramDialog.tsx';
import { RemoveAssignment } from './RemoveAssignment.tsx';

/** Who follows which program, and how far they are. */
export function AssignmentsScreen() {
  const assignments = useRead(listAssignments, {});
  const [search, setSearch] = useState('');
  const [assigning, setAssigning] = useState(false);
  const [removing, setRemoving] = useState<Assignment | null>(null);
  const all = assignments.data ?? [];
  const empty = assignments.data?.length === 0;
  const assign = (
    <Button variant="primary" onClick={() => setAssigning(true)}>
      <ClipboardPlus aria-hidden="true" />
      Assign Program
    </Button>
  );
  const found = assignmentsFound(all, useDeferredValue(search));
  return (
    <>
      <PageHeader
        title="Assignments"
        subtitle="Who follows which program, and how far they are."
        actions={!empty && assign}
      />
      {assignments.isError && !assignments.data && (
        <ErrorState
          message={sentenceOf(assignments.error, 'The assignments could not be loaded.')}
          onRetry={assignments.refetch}
          retrying={assignments.isFetching}
        />
      )}
      {assignments.isPending && <AssignmentCardsSkeleton />}
      {empty && (
        <EmptyState icon={ClipboardCheck} action={assign}>
          No assignments yet. Assign a workout program to a member to get started.
        </EmptyState>
      )}
      {all.length > 0 && (
        <>
          <Search value={search} onChange={setSearch} total={all.length} found={found.length} />
          {found.length === 0 && (
            <EmptyState
              icon={ClipboardCheck}
              action={<Button onClick={() => setSearch('')}>Clear the search</Button>}
            >
              No assignments found matching your search.
            </EmptyState>
          )}
          <div className="grid gap-3">
            <LongList
              as="ul"
              className={cardGrid}
              items={found}
              estimate={50}
              render={assignment => (
                <AssignmentCard key={assignment.id} assignment={assignment} onRemove={setRemoving} />
              )}
            />
          </div>
        </>
      )}
      {assigning && <AssignProgramDialog assignments={all} onClose={() => setAssigning(false)} />}
      {removing && <RemoveAssignment assignment={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

type SearchProps = { value: string; onChange: (value: string) => void; total: number; found: number };

function Search({ value, onChange, total, found }: SearchProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        label="Search assignments by member or program"
        placeholder="Search by member or program..."
        className="min-w-0 flex-1 basis-60 sm:max-w-md"
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      <p className="text-sm text-muted" role="status">
        {total === 1 ? '1 assignment' : `${total.toLocaleString('en-US')} assignments`}
        {found < total && `, ${found.toLocaleString('en-US')} found`}
      </p>
    </div>
  );
}
