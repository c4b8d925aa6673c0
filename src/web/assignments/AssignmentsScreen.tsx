import { ClipboardCheck, ClipboardPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { AssignmentCardsSkeleton } from './AssignmentCard.tsx';
import { type Asked, AssignmentDialogs } from './AssignmentDialogs.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { WeeklyStats } from './WeeklyStats.tsx';

/** Who follows which program, and how far they are. */
export function AssignmentsScreen() {
  const assignments = useRead(listAssignments, {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const all = assignments.data;
  const assign = (
    <Button variant="primary" onClick={() => setAsked({ what: 'assign' })}>
      <ClipboardPlus aria-hidden="true" />
      Assign Program
    </Button>
  );
  const assignToAll = (
    <Button onClick={() => setAsked({ what: 'assign-to-all' })}>
      <Users aria-hidden="true" />
      Assign to All
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Assignments"
        subtitle="Who follows which program, and how far they are."
        actions={
          all?.length !== 0 && (
            <>
              {assignToAll}
              {assign}
            </>
          )
        }
      />
      <WeeklyStats />
      {assignments.isError && !all && (
        <ErrorState
          message={sentenceOf(assignments.error, 'The assignments could not be loaded.')}
          onRetry={assignments.refetch}
          retrying={assignments.isFetching}
        />
      )}
      {assignments.isPending && <AssignmentCardsSkeleton />}
      {all?.length === 0 && (
        <EmptyState
          icon={ClipboardCheck}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {assignToAll}
              {assign}
            </div>
          }
        >
          No assignments yet. Assign a workout program to a member to get started.
        </EmptyState>
      )}
      {all && all.length > 0 && <AssignmentList assignments={all} ask={setAsked} />}
      {asked && <AssignmentDialogs asked={asked} assignments={all ?? []} onClose={() => setAsked(null)} />}
    </>
  );
}
