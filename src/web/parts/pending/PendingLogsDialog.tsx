import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePendingMessages } from '#web/outbox/messages/pending-messages.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { openInLog } from '#web/parts/training-day/shown-date.ts';
import { retryLog } from '#web/outbox/send-pending.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { usePendingLogs } from '#web/outbox/logs/pending-logs.ts';
import { usePendingSessions } from '#web/outbox/events/pending-sessions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { DiscardLog } from './DiscardLog.tsx';
import { sendNow } from './flush-pending.ts';
import { PendingMessage } from './PendingMessage.tsx';
import { PendingSession } from './PendingSession.tsx';
import { workOfPending } from './pending-work.ts';

/** Lists every kept log, every session of which something waits, and every message, also those of days that no screen shows any more. */
export function PendingLogsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logs = usePendingLogs();
  const units = useUnits();
  const sessions = usePendingSessions();
  const messages = usePendingMessages();
  const goTo = useGoTo();
  const openDay = (date: PlainDate) => {
    onClose();
    openInLog(date);
    goTo('calendar');
  };
  const openMessages = () => {
    onClose();
    goTo('messages');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={titleFor(sessions.length > 0, messages.length > 0)}
      description="They are sent automatically as soon as there is a signal."
      footer={<DialogClose>Close</DialogClose>}
    >
      {logs.length + sessions.length + messages.length === 0 && (
        <p className="text-muted">Everything is sent.</p>
      )}
      <ul className="grid gap-3">
        {logs.map(log => (
          <li key={log.key} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{log.exerciseName}</span>
              <span className="text-sm text-muted">{formatDate(log.date)}</span>
            </p>
            <p>{workText(workOfPending(log), units)}</p>
            {log.refusal && <p className="text-sm text-danger">Not accepted: {log.refusal.sentence}</p>}
            <div className="mt-1 flex flex-wrap justify-end gap-1">
              <DiscardLog log={log} />
              {log.refusal && <RetryButton log={log} />}
              <Button size="sm" onClick={() => openDay(log.date)}>
                Open the day
              </Button>
            </div>
          </li>
        ))}
        {sessions.map(session => (
          <PendingSession
            key={session.trainingDayId}
            session={session}
            onOpenDay={() => openDay(session.date)}
          />
        ))}
        {messages.map(message => (
          <PendingMessage key={message.key} message={message} onOpen={openMessages} />
        ))}
      </ul>
    </Dialog>
  );
}

function titleFor(isOfSessions: boolean, isOfMessages: boolean): string {
  if (isOfMessages) return 'On this device';
  return isOfSessions ? 'Logs and sessions on this device' : 'Logs on this device';
}

/** The reason for a refusal may be gone: the membership was paid, or the program is back. */
function RetryButton({ log }: { log: PendingLog }) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    await retryLog(log.key);
    await sendNow(client).finally(() => setPending(false));
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      pending={isPending}
      pendingLabel="Sending..."
      onClick={() => void send()}
    >
      Try again
    </Button>
  );
}
