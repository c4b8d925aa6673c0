import type { RefObject } from 'react';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/training/day/logged-work-text.ts';
import type { LogTarget } from '#web/training/day/training-day.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { useFocusAfter } from './form/focus-after.ts';
import { useTakeBack } from './take-back.ts';

type TakeBackDialogProps = {
  open: boolean;
  target: LogTarget;
  today: PlainDate;
  focusNext: RefObject<string | null>;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a log is taken back. */
export function TakeBackDialog({ open, target, today, focusNext, onClose, onDone }: TakeBackDialogProps) {
  const { exercise, date } = target;
  const units = useUnits();
  const send = useTakeBack(target, today, onDone);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => {
        if (isOpen) return;
        if (!send.isPending) send.reset();
        onClose();
      }}
      title="Take this log back?"
      description={`${exercise.exercise.name} on ${formatDate(date)}. What you logged is removed.`}
      confirmLabel="Take back"
      pendingLabel="Taking back..."
      pending={send.isPending}
      error={send.isPaused ? 'No signal. It is taken back as soon as there is one.' : send.failure}
      onConfirm={() => exercise.log && send.mutate({ params: { id: exercise.log.id } })}
    >
      {exercise.log && <p className="font-medium">{workText(exercise.log, units)}</p>}
      <FocusAfter goal={focusNext} />
    </ConfirmDialog>
  );
}

function FocusAfter({ goal }: { goal: RefObject<string | null> }) {
  useFocusAfter(goal);
  return null;
}
