import { useQueryClient } from '@tanstack/react-query';
import { CloudAlert, CloudUpload, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useKeptSince } from '#web/offline/signal.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { useWaitingSessions, type WaitingSession } from '#web/training/outbox/waiting-sessions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { keptTime } from './kept-time.ts';

const WaitingLogsDialog = lazyPart(async () => (await import('./WaitingLogsDialog.tsx')).WaitingLogsDialog);

/** Says that what is shown was kept on the device, and what waits. */
export function SignalStrip() {
  const keptSince = useKeptSince();
  const logs = useWaitingLogs();
  const sessions = useWaitingSessions();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  const [waiting, refused] = split(logs, sessions);
  const isAny = isAnyOf(waiting) || isAnyOf(refused);
  if (keptSince === null && !isAny && !isOpen) return null;
  return (
    <div className="mb-5 grid gap-2">
      {keptSince !== null && (
        <Line icon={<WifiOff aria-hidden="true" className="text-muted" />}>
          No signal – showing what was kept at {keptTime(keptSince)}
        </Line>
      )}
      {isAny && (
        <Line
          icon={
            isAnyOf(refused) ? (
              <CloudAlert aria-hidden="true" className="text-danger" />
            ) : (
              <CloudUpload aria-hidden="true" className="text-warning" />
            )
          }
          actions={<Actions isAnyToSend={isAnyOf(waiting)} onShow={open} />}
        >
          {waitingWords(waiting, refused)}
        </Line>
      )}
      {openings > 0 && (
        <Suspense fallback={null}>
          <WaitingLogsDialog key={openings} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

type Counts = { logs: number; sessions: number };

/** What waits, and what was not accepted. */
function split(logs: readonly WaitingLog[], sessions: readonly WaitingSession[]): [Counts, Counts] {
  const refusedLogs = logs.filter(({ refusal }) => refusal !== null).length;
  return [
    { logs: logs.length - refusedLogs, sessions: sessions.filter(({ waiting }) => waiting > 0).length },
    { logs: refusedLogs, sessions: sessions.filter(({ refused }) => refused.length > 0).length },
  ];
}

function waitingWords(waiting: Counts, refused: Counts): string {
  const words = [
    isAnyOf(waiting) ? `${countWords(waiting)} waiting for a signal` : '',
    refused.logs > 0 ? `${count(refused.logs, 'log')} not accepted` : '',
    refused.sessions > 0 ? `something of ${count(refused.sessions, 'session')} not accepted` : '',
  ];
  return words.filter(Boolean).join(', ');
}

const isAnyOf = ({ logs, sessions }: Counts): boolean => logs + sessions > 0;

const countWords = ({ logs, sessions }: Counts): string =>
  [logs > 0 ? count(logs, 'log') : '', sessions > 0 ? count(sessions, 'session') : '']
    .filter(Boolean)
    .join(' and ');

const count = (number: number, word: string): string => (number === 1 ? `1 ${word}` : `${number} ${word}s`);

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
    const { sendNow } = await import('./send-rounds.ts');
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
