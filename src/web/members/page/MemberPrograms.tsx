import { ClipboardList } from 'lucide-react';
import type { listAssignments } from '#contract/assignments.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { inOrder, isProgram } from '#web/training/day/assignment-list.ts';
import { isOneOff } from '#web/training/day/training-day.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { PersonInFull } from './member-page-words.ts';
import { MemberProgram } from './MemberProgram.tsx';

type MemberProgramsProps = {
  person: PersonInFull;
  assignments: ReturnType<typeof useRead<typeof listAssignments>>;
  onOpenDate: (date: string) => void;
};

/** What they follow: what is being trained first. Completed ones stand under the history. */
export function MemberPrograms({ person, assignments, onOpenDate }: MemberProgramsProps) {
  const today = useToday();
  const { data, isPending, error, refetch, isFetching } = assignments;
  const followed = inOrder(data ?? [], today).filter(
    assignment => !isOneOff(assignment) && (assignment.status !== 'completed' || !isProgram(assignment)),
  );
  return (
    <section aria-label="Programs" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <h2 className="display text-2xl">Programs</h2>
      {isPending && (
        <Loading label="Loading programs">
          <Skeleton className="h-80 rounded-lg" />
        </Loading>
      )}
      {error && !data && (
        <ErrorState
          message={sentenceOf(error, 'The programs could not be loaded.')}
          onRetry={refetch}
          retrying={isFetching}
        />
      )}
      {data && followed.length === 0 && (
        <EmptyState icon={ClipboardList}>No program is assigned at the moment.</EmptyState>
      )}
      {followed.map(assignment => (
        <MemberProgram
          key={assignment.id}
          assignment={assignment}
          memberId={person.id}
          onOpenDate={onOpenDate}
        />
      ))}
    </section>
  );
}
