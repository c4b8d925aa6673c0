import { useQueryClient } from '@tanstack/react-query';
import { CloudAlert, CloudUpload, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { PendingMessage } from '#web/outbox/messages/pending-message.ts';
import { usePendingMessages } from '#web/outbox/messages/pending-messages.ts';
import { useCachedSince } from '#web/offline/signal.ts';
import { countText } from './count-text.ts';
import { isAnything, type Unsent } from './unsent.ts';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { usePendingLogs } from '#web/outbox/logs/pending-logs.ts';
import { usePendingSessions, type PendingSession } from '#web/outbox/events/pending-sessions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { clockTime } from './clock-time.ts';

const PendingLogsDialog = lazyPart(async () => (await import('./PendingLogsDialog.tsx')).PendingLogsDialog);

/** Says that what is shown was kept on the device, and what waits. */
export function SignalStrip() {
  const keptSince = useCachedSince();
  const logs = usePendingLogs();
  const sessions = usePendingSessions();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  const messages = usePendingMessages();
  const [waiting, refused] = split({ logs, sessions, messages });
  const isAny = isAnything(waiting) || isAnything(refused);
  if (keptSince === null && !isAny && !isOpen) return null;
  return (
    <div className="mb-5 grid gap-2">
      {keptSince !== null && (
        <Line icon={<WifiOff aria-hidden="true" className="text-muted" />}>
          No signal – showing what was kept at {clockTime(keptSince)}
        </Line>
      )}
      {isAny && (
        <Line
          icon={
            isAnything(refused) ? (
              <CloudAlert aria-hidden="true" className="text-danger" />
            ) : (
              <CloudUpload aria-hidden="true" className="text-warning" />
            )
          }
          actions={<Actions isAnyToSend={isAnything(waiting)} onShow={open} />}
        >
          {pendingText(waiting, refused)}
        </Line>
      )}
      {openings > 0 && (
        <Suspense fallback={null}>
          <PendingLogsDialog key={openings} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

const isRefused = ({ refusal }: { refusal: unknown }): boolean => refusal !== null;

/** What waits, and what was not accepted. */
function split({ logs, sessions, messages }: Queued): [waiting: Unsent, refused: Unsent] {
  const [refusedLogs, refusedMessages] = [logs.filter(isRefused).length, messages.filter(isRefused).length];
  return [
    {
      logs: logs.length - refusedLogs,
      sessions: sessions.filter(({ waiting }) => waiting > 0).length,
      messages: messages.length - refusedMessages,
    },
    {
      logs: refusedLogs,
      sessions: sessions.filter(({ refused }) => refused.length > 0).length,
      messages: refusedMessages,
    },
  ];
}

type Queued = {
  logs: readonly PendingLog[];
  sessions: readonly PendingSession[];
  messages: readonly PendingMessage[];
};

function pendingText(waiting: Unsent, { sessions, ...refused }: Unsent): string {
  const words = [
    isAnything(waiting) ? `${countText(waiting)} waiting for a signal` : '',
    isAnything({ ...refused, sessions: 0 }) ? `${countText({ ...refused, sessions: 0 })} not accepted` : '',
    sessions > 0 ? `something of ${countText({ ...nothing, sessions })} not accepted` : '',
  ];
  return words.filter(Boolean).join(', ');
}

const nothing: Unsent = { logs: 0, sessions: 0, messages: 0 };

type LineProps = { icon: ReactNode; actions?: ReactNode; children: ReactNode };

function Line({ icon, actions, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-4 py-1.5 text-sm [&>svg]:size-4 [&>svg]:shrink-0">
      {icon}
      <p role="status" className="min-w-0 flex-1 basis-28 py-1.5">
        {children}
      </p>
      {actions}
    </div>
  );
}

function Actions({ isAnyToSend, onShow }: { isAnyToSend: boolean; onShow: () => void }) {
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    const { sendNow } = await import('./flush-pending.ts');
    await sendNow(client).finally(() => setSending(false));
  };
  return (
    <span className="flex gap-1">
      <Button size="sm" variant="ghost" onClick={onShow}>
        Show
      </Button>
      {isAnyToSend && (
        <Button size="sm" pending={isSending} pendingLabel="Sending..." onClick={() => void send()}>
          Send now
        </Button>
      )}
    </span>
  );
}
