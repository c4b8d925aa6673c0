import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { forgetEvents, retryEvents } from '#web/outbox/refused-events.ts';
import type { PendingSession as Session } from '#web/outbox/events/pending-sessions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { eventText } from './event-text.ts';
import { sendNow } from './flush-pending.ts';

type PendingSessionProps = { session: Session; onOpenDay: () => void };

/** A session of which something is on this device alone: how much waits, and what was not accepted, with its reason. */
export function PendingSession({ session, onOpenDay }: PendingSessionProps) {
  const { dayName, date, waiting, refused, isCoached } = session;
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-surface p-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{dayName || 'A session'}</span>
        <span className="text-sm text-muted">{formatDate(date)}</span>
      </p>
      {waiting > 0 && <p>{waiting === 1 ? '1 entry waits' : `${waiting} entries are waiting`}</p>}
      {refused.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {refused.map(({ id, event, why }) => (
            <li key={id}>
              {eventText(event)} <span className="text-danger">– Not accepted: {why}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 flex flex-wrap justify-end gap-1">
        {refused.length > 0 && <Refused refused={refused} />}
        {!isCoached && (
          <Button size="sm" onClick={onOpenDay}>
            Open the day
          </Button>
        )}
      </div>
    </li>
  );
}

/** The reason may be gone: the membership was paid, or the exercise is back. What is discarded is nowhere else. */
function Refused({ refused }: Pick<Session, 'refused'>) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const send = async () => {
    setPending(true);
    await retryEvents(refused);
    await sendNow(client).finally(() => setPending(false));
  };
  const discard = async () => {
    await forgetEvents(refused);
    setAsking(false);
  };
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
        Discard
      </Button>
      <Button
        size="sm"
        variant="ghost"
        pending={isPending}
        pendingLabel="Sending..."
        onClick={() => void send()}
      >
        Try again
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what was not accepted?"
        description="It is only on this device. What is waiting to be sent stays."
        confirmLabel="Discard"
        onConfirm={() => void discard()}
      >
        <ul className="grid gap-1 font-medium">
          {refused.map(({ id, event }) => (
            <li key={id}>{eventText(event)}</li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
