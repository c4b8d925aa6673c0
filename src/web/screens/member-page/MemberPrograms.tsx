import { ClipboardList, Route } from 'lucide-react';
import { useState } from 'react';
import type { listAssignments } from '#contract/assignments.ts';
import { Query } from '#web/data/Query.tsx';
import type { useRead } from '#web/data/read.ts';
import { followedBy } from '#web/parts/training-day/ways.ts';
import { useToday } from '#web/session/today.ts';
import { isProgram } from '#web/parts/training-day/assignment-list.ts';
import { isOneOff } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { MemberProgram } from './MemberProgram.tsx';
import { MemberPath } from './MemberPath.tsx';

const AssignPathDialog = partToOpen(
  async () => (await import('#web/parts/assign/path/AssignPathDialog.tsx')).AssignPathDialog,
);

type MemberProgramsProps = {
  person: PersonInFull;
  assignments: ReturnType<typeof useRead<typeof listAssignments>>;
  onOpenDate: (date: string) => void;
};

/** Programs of a member: active ones first. Completed ones stand under the history. */
export function MemberPrograms({ person, assignments, onOpenDate }: MemberProgramsProps) {
  const today = useToday();
  const [isAssigning, setIsAssigning] = useState(false);
  const followed =
    assignments.data &&
    followedBy(
      assignments.data.filter(assignment => !isOneOff(assignment)),
      today,
    ).filter(({ assignment, way: pathProgress }) =>
      pathProgress
        ? pathProgress.inHand !== undefined
        : assignment.status !== 'completed' || !isProgram(assignment),
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
      <Query
        of={{ ...assignments, data: followed }}
        failed="The programs could not be loaded."
        loading={
          <Loading label="Loading programs">
            <Skeleton className="h-80 rounded-lg" />
          </Loading>
        }
        empty={<EmptyState icon={ClipboardList}>No program is assigned at the moment.</EmptyState>}
      >
        {followed =>
          followed.map(({ assignment, way: pathProgress }) =>
            pathProgress ? (
              <MemberPath
                key={pathProgress.runId}
                pathProgress={pathProgress}
                memberId={person.id}
                onOpenDate={onOpenDate}
              />
            ) : (
              <MemberProgram
                key={assignment.id}
                assignment={assignment}
                memberId={person.id}
                onOpenDate={onOpenDate}
              />
            ),
          )
        }
      </Query>
      {isAssigning && <AssignPathDialog memberId={person.id} onClose={() => setIsAssigning(false)} />}
    </section>
  );
}
