import { NotebookPen, UserPlus } from 'lucide-react';
import type { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';

type Reading = Pick<ReturnType<typeof useRead>, 'isPending' | 'isFetching' | 'error' | 'refetch'>;

type BeforeAssigningProps = { members: Reading; workouts: Reading; hasMember: boolean };

/** The dialog's content as long as there is no member, or no program, to choose. */
export function BeforeAssigning({ members, workouts, hasMember }: BeforeAssigningProps) {
  const goTo = useGoTo();
  const failed = members.error ?? workouts.error;
  if (failed) {
    return (
      <ErrorState
        message={sentenceOf(failed, 'Members and programs could not be loaded.')}
        onRetry={() => Promise.all([members.refetch(), workouts.refetch()])}
        retrying={members.isFetching || workouts.isFetching}
      />
    );
  }
  if (members.isPending || workouts.isPending) return <FieldsSkeleton />;
  if (hasMember) {
    return (
      <EmptyState
        icon={NotebookPen}
        action={<Button onClick={() => goTo('programs')}>Go to Programs</Button>}
      >
        There is no program yet. Write the first one, then come back and assign it.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={UserPlus}
      action={<Button onClick={() => goTo('members')}>Go to The Fellowship</Button>}
    >
      There is no member yet. Add the first one, then come back and assign a program.
    </EmptyState>
  );
}

function FieldsSkeleton() {
  return (
    <Loading label="Loading members and programs" className="grid gap-6">
      {['member', 'program', 'dates'].map(field => (
        <Skeleton key={field} className="h-(--control-height)" />
      ))}
    </Loading>
  );
}
