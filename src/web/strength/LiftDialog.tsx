import { useState } from 'react';
import { listLifts } from '#contract/training/strength.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { LiftLine, type OpenDate } from '#web/lifts/LiftLine.tsx';
import type { Lift } from '#web/lifts/strength-figures.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { MemberMaxesButton } from '#web/members/MemberMaxesButton.tsx';
import { DayToOpen } from '#web/training-days/day-to-open.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { StrengthStatusBadge } from './StrengthStatusBadge.tsx';

type LiftDialogProps = { lift: Lift; memberId: string; memberName: string; onClose: () => void };

/** A member's lift from its first date to its latest, with what the table says of it. */
export function LiftDialog({ lift, memberId, memberName, onClose }: LiftDialogProps) {
  const [date, setDate] = useState<string | null>(null);
  return (
    <>
      <Dialog
        open
        onOpenChange={open => !open && onClose()}
        title={lift.exerciseName}
        description={<MemberLink memberId={memberId}>{memberName}</MemberLink>}
        size="lg"
        footer={<DialogClose>Close</DialogClose>}
      >
        <div className="grid gap-5">
          <StrengthStatusBadge status={lift.status} reason={lift.reason} />
          <Line memberId={memberId} lift={lift} onOpenDate={setDate} />
          <MemberMaxesButton
            className="justify-self-start"
            lift={{ id: lift.exerciseId, name: lift.exerciseName }}
            memberId={memberId}
            memberName={memberName}
          />
        </div>
      </Dialog>
      {date !== null && <DayToOpen asked={{ memberId, date }} onClose={() => setDate(null)} />}
    </>
  );
}

type LineProps = Pick<LiftDialogProps, 'memberId' | 'lift'> & { onOpenDate: OpenDate };

function Line({ memberId, lift, onOpenDate }: LineProps) {
  const { exerciseId, exerciseName } = lift;
  const lifts = useRead(listLifts, { query: { memberId, exerciseId } });
  if (lifts.isPending) {
    return (
      <Loading label="Loading the lift's line" className="grid gap-4">
        <Skeleton className="h-16 w-72 max-w-full" />
        <Skeleton className="h-60" />
      </Loading>
    );
  }
  if (!lifts.data) {
    return (
      <ErrorState
        message={sentenceOf(lifts.error, 'The lift’s line could not be loaded.')}
        onRetry={lifts.refetch}
        retrying={lifts.isFetching}
      />
    );
  }
  return <LiftLine name={exerciseName} history={lifts.data[0]?.history ?? []} onOpenDate={onOpenDate} />;
}
