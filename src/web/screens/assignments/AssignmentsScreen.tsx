import { ClipboardCheck, ClipboardPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { takeAssignNext } from '#web/parts/assign/assign-next.ts';
import { AssignmentCardsSkeleton } from './AssignmentCard.tsx';
import { type OpenDialog, AssignmentDialogs } from './AssignmentDialogs.tsx';
import { AssignmentList } from './AssignmentList.tsx';
import { WeeklyStats } from './WeeklyStats.tsx';

/** Assignments of members to programs, and their progress. */
export function AssignmentsScreen() {
  const assignments = useRead(listAssignments, {});
  const [openDialog, prescribedSet] = useState(initialDialog);
  const all = assignments.data;
  useAct('assign', () => prescribedSet({ what: 'assign' }));
  const assign = (
    <Button variant="primary" onClick={() => prescribedSet({ what: 'assign' })}>
      <ClipboardPlus aria-hidden="true" />
      Assign Program
    </Button>
  );
  const assignToAll = (
    <Button onClick={() => prescribedSet({ what: 'assign-to-all' })}>
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
      <Query
        of={assignments}
        failed="The assignments could not be loaded."
        loading={<AssignmentCardsSkeleton />}
        empty={
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
        }
      >
        {all => <AssignmentList assignments={all} ask={prescribedSet} />}
      </Query>
      {openDialog && (
        <AssignmentDialogs
          openDialog={openDialog}
          assignments={all ?? []}
          onClose={() => prescribedSet(null)}
        />
      )}
    </>
  );
}

/** Someone who has just published a program comes to assign it. */
function initialDialog(): OpenDialog | null {
  const workoutId = takeAssignNext();
  return workoutId === null ? null : { what: 'assign', workoutId };
}
