import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { workText } from '#web/training/day/logged-work-text.ts';
import { workOfWaiting } from './waiting-work.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { discard } from '#web/training/outbox/outbox.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';

type DiscardQuestionProps = { open: boolean; log: WaitingLog; onClose: () => void };

export function DiscardQuestion({ open, log, onClose }: DiscardQuestionProps) {
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    await discard(log.key).finally(() => setPending(false));
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Discard this log?"
      description={`${log.exerciseName} on ${formatDate(log.date)}. It has not been sent, and is nowhere but on this device.`}
      confirmLabel="Discard"
      pendingLabel="Discarding..."
      pending={isPending}
      onConfirm={() => void confirm()}
    >
      <p className="font-medium">{workText(workOfWaiting(log))}</p>
    </ConfirmDialog>
  );
}
