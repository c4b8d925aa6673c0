import { useState } from 'react';
import { listLifts } from '#contract/training/strength.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { LiftLine, type OpenDate } from '#web/parts/lifts/LiftLine.tsx';
import type { Lift } from '#web/parts/lifts/change/strength-figures.ts';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { MemberMaxesButton } from '#web/parts/people/MemberMaxesButton.tsx';
import { DayToOpen } from '#web/parts/day-record/day-to-open.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
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
      {date !== null && <DayToOpen dayToOpen={{ memberId, date }} onClose={() => setDate(null)} />}
    </>
  );
}

type LineProps = Pick<LiftDialogProps, 'memberId' | 'lift'> & { onOpenDate: OpenDate };

function Line({ memberId, lift, onOpenDate }: LineProps) {
  const { exerciseId, exerciseName } = lift;
  const lifts = useRead(listLifts, { query: { memberId, exerciseId } });
  return (
    <Query
      of={lifts}
      failed="The lift’s line could not be loaded."
      loading={
        <Loading label="Loading the lift's line" className="grid gap-4">
          <Skeleton className="h-16 w-72 max-w-full" />
          <Skeleton className="h-60" />
        </Loading>
      }
    >
      {([found]) => <LiftLine name={exerciseName} history={found?.history ?? []} onOpenDate={onOpenDate} />}
    </Query>
  );
}
