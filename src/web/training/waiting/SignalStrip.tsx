import { useQueryClient } from '@tanstack/react-query';
import { CloudAlert, CloudUpload, WifiOff } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useKeptSince } from '#web/offline/signal.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { keptTime } from './kept-time.ts';

const WaitingLogsDialog = lazyPart(async () => (await import('./WaitingLogsDialog.tsx')).WaitingLogsDialog);

/** Says that what is shown was kept on the device, and how many logs wait. */
export function SignalStrip() {
  const keptSince = useKeptSince();
  const logs = useWaitingLogs();
  const [openings, setOpenings] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpenings(openings + 1);
    setOpen(true);
  };
  const refused = logs.filter(({ refusal }) => refusal !== null).length;
  if (keptSince === null && logs.length === 0 && !isOpen) return null;
  return (
    <div className="mb-5 grid gap-2">
      {keptSince !== null && (
        <Line icon={<WifiOff aria-hidden="true" className="text-muted" />}>
          No signal – showing what was kept at {keptTime(keptSince)}
        </Line>
      )}
      {logs.length > 0 && (
        <Line
          icon={
            refused > 0 ? (
              <CloudAlert aria-hidden="true" className="text-danger" />
            ) : (
              <CloudUpload aria-hidden="true" className="text-warning" />
            )
          }
          actions={<Actions isAnyToSend={refused < logs.length} onShow={open} />}
        >
          {waitingWords(logs.length - refused, refused)}
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

function waitingWords(waiting: number, refused: number): string {
  const words = [
    waiting > 0 ? `${logCount(waiting)} waiting for a signal` : '',
    refused > 0 ? `${logCount(refused)} not accepted` : '',
  ];
  return words.filter(Boolean).join(', ');
}

const logCount = (logs: number): string => (logs === 1 ? '1 log' : `${logs} logs`);

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
