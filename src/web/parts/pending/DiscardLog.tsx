import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { discardLog } from '#web/outbox/send-log.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { workOfPending } from './pending-work.ts';

type DiscardLogProps = { log: PendingLog; className?: string; 'aria-describedby'?: string };

/** Deletes a kept log after a question. */
export function DiscardLog({ log, ...button }: DiscardLogProps) {
  const units = useUnits();
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<'asking' | 'pending' | 'failed'>('asking');
  const ask = () => {
    setState('asking');
    setOpen(true);
  };
  const confirm = async () => {
    setState('pending');
    await discardLog(log.key).then(
      () => setOpen(false),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button size="sm" variant="ghost" {...button} onClick={ask}>
        Discard
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Discard this log?"
        description={`${log.exerciseName} on ${formatDate(log.date)}. It has not been sent, and is only on this device.`}
        confirmLabel="Discard"
        pendingLabel="Discarding..."
        pending={state === 'pending'}
        error={state === 'failed' ? 'It could not be discarded. Please try again.' : undefined}
        onConfirm={() => void confirm()}
      >
        <p className="font-medium">{workText(workOfPending(log), units)}</p>
      </ConfirmDialog>
    </>
  );
}
