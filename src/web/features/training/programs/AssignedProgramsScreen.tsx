import { ClipboardList, WifiOff } from 'lucide-react';
import { listAssignments } from '#contract/assignments.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { followedBy } from '#web/parts/training-day/ways.ts';
import { useToday } from '#web/session/today.ts';
import { type Assignment, isOneOff } from '#web/parts/training-day/training-day.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { AssignmentCard } from './AssignmentCard.tsx';
import { CoachCard } from './CoachCard.tsx';
import { ProgramOfAssignment } from './ProgramOfAssignment.tsx';

/** Most programs are no block of a path. */
const PathProgressCard = lazyPart(
  async () => (await import('#web/parts/paths/PathProgressCard.tsx')).PathProgressCard,
);

/** Everything the coach has given the member, and whom to ask about it. */
export function AssignedProgramsScreen() {
  return (
    <div className="@container">
      <PageHeader title="Assigned Programs" />
      <div className="grid gap-(--stack) @5xl:grid-cols-[minmax(0,1fr)_19rem] @5xl:items-start @5xl:gap-6">
        <div className="@5xl:sticky @5xl:top-8 @5xl:col-start-2 @5xl:row-start-1">
          <CoachCard />
        </div>
        <div className="@container min-w-0 @5xl:col-start-1 @5xl:row-start-1">
          <Assignments />
        </div>
      </div>
    </div>
  );
}

function Assignments() {
  const today = useToday();
  const assignments = useRead(listAssignments, {});
  if (assignments.isPending && assignments.isPaused) {
    return (
      <EmptyState icon={WifiOff}>No signal here. Your programs will load as soon as there is one.</EmptyState>
    );
  }
  if (!assignments.data) {
    return (
      <Query
        plainly
        of={assignments}
        failed="Failed to fetch assignments"
        loading={<AssignmentsSkeleton />}
      />
    );
  }
  const assigned = assignments.data.filter(assignment => !isOneOff(assignment));
  if (assigned.length === 0) {
    return (
      <EmptyState icon={ClipboardList}>
        No assignments yet. Your coach will assign you a workout program soon!
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-(--stack)">
      {followedBy(assigned, today).map(({ assignment, way: pathProgress }) => (
        <li key={pathProgress?.runId ?? assignment.id} className="min-w-0">
          {pathProgress ? (
            <Fetched
              part={PathProgressCard}
              props={{ pathProgress, block: ofBlock }}
              meanwhile={<CardSkeleton />}
            />
          ) : (
            <AssignmentCard assignment={assignment} />
          )}
        </li>
      ))}
    </ul>
  );
}

const ofBlock = (assignment: Assignment) => <ProgramOfAssignment assignment={assignment} />;

function AssignmentsSkeleton() {
  return (
    <Loading label="Loading assignments" className="grid gap-(--stack)">
      <CardSkeleton />
    </Loading>
  );
}

function CardSkeleton() {
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-(--card-pad) shadow-card">
      <Skeleton className="h-7 w-56 max-w-full" />
      <Skeleton className="w-48 max-w-full" />
      <Skeleton className="mt-2 w-full" />
      <Skeleton className="mt-2 h-6 w-40 max-w-full" />
      <Skeleton className="h-48 @2xl:h-130" />
    </div>
  );
}
