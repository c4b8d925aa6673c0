import type { PlainDate } from '#domain/plain-date.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { Session } from './move-dates.ts';
import { type MovePlan, useMovePlan } from './move-plan.ts';
import { MovePicker } from './MovePicker.tsx';
import { sessionText } from './session-text.ts';

type MoveSessionDialogProps = {
  open: boolean;
  session: Session;
  today: PlainDate;
  onClose: () => void;
  onMoved: (date: PlainDate) => void;
};

/** Lets a member do a training day on another date of its program. */
export function MoveSessionDialog({ open, session, today, onClose, onMoved }: MoveSessionDialogProps) {
  const plan = useMovePlan(session, today, onMoved);
  const close = () => {
    plan.giveUp();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || close()}
      title={moveTitle}
      description={sessionText(session)}
      error={plan.problem}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <MoveButton plan={plan} />
        </>
      }
    >
      <MovePicker session={session} plan={plan} today={today} />
    </Dialog>
  );
}

export const moveTitle = 'Move to another day';

/** Names the day it goes to. */
export function MoveButton({ plan }: { plan: MovePlan }) {
  const { chosen, obstacle, isPending, move } = plan;
  return (
    <Button
      variant="primary"
      className="px-3 whitespace-nowrap"
      disabled={chosen === null || obstacle !== null}
      pending={isPending}
      pendingLabel="Moving..."
      onClick={move}
    >
      {chosen === null ? 'Move' : `Move to ${shortDay(chosen)}`}
    </Button>
  );
}
