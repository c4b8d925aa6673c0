import { useState } from 'react';
import { addDays } from '#domain/plain-date.ts';
import { snoozeChoices, snoozeIn, snoozeUntil } from '#web/features/attention/round-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useReadersToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { DateField } from '#web/ui/fields/DateField.tsx';

type SnoozeDialogProps = { name: string; onSnooze: (until: string) => void; onClose: () => void };

/** Until when a member stands behind all others. The first choice has the focus: `s`, Enter. */
export function SnoozeDialog({ name, onSnooze, onClose }: SnoozeDialogProps) {
  const { user } = useCurrentUser();
  const today = useReadersToday();
  const zone = user?.timeZone ?? 'UTC';
  const tomorrow = addDays(today, 1);
  const [date, setDate] = useState('');
  const isFine = date >= tomorrow && date <= addDays(today, 365);
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title={`Snooze ${name}`}
      description="They come back on that day, or as soon as they report new pain."
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button disabled={!isFine} onClick={() => onSnooze(snoozeUntil(date, zone))}>
            Until that date
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-2 sm:grid-cols-3">
          {snoozeChoices.map(({ label, days }) => (
            <Button
              key={label}
              autoFocus={days === 1}
              className="pointer-coarse:min-h-11"
              onClick={() => onSnooze(snoozeIn(days, today, zone))}
            >
              {label}
            </Button>
          ))}
        </div>
        <DateField
          label="Or until a date"
          min={tomorrow}
          max={addDays(today, 365)}
          value={date}
          onChange={event => setDate(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
