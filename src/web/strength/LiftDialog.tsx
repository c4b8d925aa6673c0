import { listLifts } from '#contract/strength.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { LiftLine } from '#web/lifts/LiftLine.tsx';
import type { Lift } from '#web/lifts/strength-figures.ts';
import { MemberMaxesButton } from '#web/members/MemberMaxesButton.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { StrengthStatusBadge } from './StrengthStatusBadge.tsx';

type LiftDialogProps = { lift: Lift; memberId: string; memberName: string; onClose: () => void };

/** A member's lift from its first date to its latest, with what the table says of it. */
export function LiftDialog({ lift, memberId, memberName, onClose }: LiftDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={lift.exerciseName}
      description={memberName}
      size="lg"
      footer={<DialogClose>Close</DialogClose>}
    >
      <div className="grid gap-5">
        <StrengthStatusBadge status={lift.status} reason={lift.reason} />
        <Line memberId={memberId} lift={lift} />
        <MemberMaxesButton
          className="justify-self-start"
          lift={{ id: lift.exerciseId, name: lift.exerciseName }}
          memberId={memberId}
          memberName={memberName}
        />
      </div>
    </Dialog>
  );
}

function Line({ memberId, lift }: Pick<LiftDialogProps, 'memberId' | 'lift'>) {
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
  return <LiftLine name={exerciseName} history={lifts.data[0]?.history ?? []} />;
}
