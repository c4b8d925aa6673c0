import { CloudAlert, CloudUpload } from 'lucide-react';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';

/** Says that a log is only on this device, and why the server refused it. */
export function PendingNote({ log: { refusal } }: { log: PendingLog }) {
  if (refusal === null) {
    return (
      <Badge tone="warning" className="justify-self-start">
        <CloudUpload aria-hidden="true" /> Waiting for a signal
      </Badge>
    );
  }
  return (
    <div className="grid gap-1">
      <Badge tone="danger" className="justify-self-start">
        <CloudAlert aria-hidden="true" /> Not accepted
      </Badge>
      <p className="text-sm">{refusal.sentence}</p>
    </div>
  );
}
