import { ClipboardList, Route } from 'lucide-react';
import { useState } from 'react';
import type { listAssignments } from '#contract/assignments.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { useRead } from '#web/data/read.ts';
import { followedBy } from '#web/paths/ways.ts';
import { useToday } from '#web/session/today.ts';
import { isProgram } from '#web/training/day/assignment-list.ts';
import { isOneOff } from '#web/training/day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { PersonInFull } from './member-page-words.ts';
import { MemberProgram } from './MemberProgram.tsx';
import { MemberWay } from './MemberWay.tsx';

const AssignPathDialog = partToOpen(
  async () => (await import('#web/paths/assign/AssignPathDialog.tsx')).AssignPathDialog,
);

type MemberProgramsProps = {
  person: PersonInFull;
  assignments: ReturnType<typeof useRead<typeof listAssignments>>;
  onOpenDate: (date: string) => void;
};

/** What they follow: what is being trained first. Completed ones stand under the history. */
export function MemberPrograms({ person, assignments, onOpenDate }: MemberProgramsProps) {
  const today = useToday();
  const [isAssigning, setIsAssigning] = useState(false);
  const { data, isPending, error, refetch, isFetching } = assignments;
  const planned = data?.filter(assignment => !isOneOff(assignment)) ?? [];
  const followed = followedBy(planned, today).filter(({ assignment, way }) =>
    way ? way.inHand !== undefined : assignment.status !== 'completed' || !isProgram(assignment),
  );
  return (
    <section aria-label="Programs" className="grid grid-cols-[minmax(0,1fr)] gap-(--stack)">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="display text-2xl">Programs</h2>
        <Button
          size="sm"
          className="pointer-coarse:min-h-11 print:hidden"
          onClick={() => setIsAssigning(true)}
        >
          <Route aria-hidden="true" />
          Assign Path
        </Button>
      </div>
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
      {followed.map(({ assignment, way }) =>
        way ? (
          <MemberWay key={way.runId} way={way} memberId={person.id} onOpenDate={onOpenDate} />
        ) : (
          <MemberProgram
            key={assignment.id}
            assignment={assignment}
            memberId={person.id}
            onOpenDate={onOpenDate}
          />
        ),
      )}
      {isAssigning && <AssignPathDialog memberId={person.id} onClose={() => setIsAssigning(false)} />}
    </section>
  );
}
