import { useState } from 'react';
import { CircleCheck } from 'lucide-react';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import type { DueCheckIn } from '#web/features/check-ins/check-in-text.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { AnswerFrame } from './AnswerFrame.tsx';
import { AnswerScreen } from './AnswerScreen.tsx';
import { leaveCheckInsView, useCheckInsView } from './check-ins-view.ts';
import { PastCheckIns } from './PastCheckIns.tsx';

/** A member's Check-ins: how the weeks went, or the one that is due. */
export function CheckInsSection() {
  const view = useCheckInsView();
  if (view.name === 'past') return <PastCheckIns />;
  return <Answering onLeave={() => leaveCheckInsView(view)} />;
}

function Answering({ onLeave }: { onLeave: () => void }) {
  const due = useRead(getDueCheckIn, {});
  const [held, setHeld] = useState<DueCheckIn | null>(null);
  // Once it is sent none is due, and what has become of it is still to be seen.
  if (due.data && due.data !== held) setHeld(due.data);
  const shown = due.data ?? held;
  if (shown) return <AnswerScreen key={shown.week} due={shown} onLeave={onLeave} />;
  return (
    <AnswerFrame
      line=""
      share={0}
      onLeave={onLeave}
      dock={
        <Button size="lg" className="flex-1" onClick={onLeave}>
          Back
        </Button>
      }
    >
      {due.data === null ? (
        <EmptyState icon={CircleCheck}>Nothing to answer. The next check-in will appear here.</EmptyState>
      ) : due.error ? (
        <ErrorState
          message={sentenceOf(due.error, 'The check-in could not be loaded.')}
          onRetry={due.refetch}
          retrying={due.isFetching}
        />
      ) : (
        <Loading label="Loading the check-in" className="grid gap-4">
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </AnswerFrame>
  );
}
