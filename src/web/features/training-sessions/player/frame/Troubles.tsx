import { CloudUpload } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { DeviceSession } from '#web/features/training-sessions/device/use-session.ts';
import type { ShownSession } from '#web/features/training-sessions/player/state/shown-session.ts';
import { refusedLabel } from '#web/features/training-sessions/player/state/refused-label.ts';

type TroublesProps = { device: DeviceSession; session: ShownSession };

/** What is not as it should be, said calmly: nothing of it stops the session. */
export function Troubles({ device: { storedIn, unsent, refused, forget }, session }: TroublesProps) {
  return (
    <div className="grid gap-2 empty:hidden">
      {storedIn === 'memory' && (
        <Notice tone="warning">
          This device has no room to keep your sets. They are only kept while this page is open: leave it open
          until they are sent.
        </Notice>
      )}
      {unsent > 0 && !navigator.onLine && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CloudUpload aria-hidden="true" className="size-4 shrink-0 text-warning" />
          No signal. {unsent === 1 ? 'One entry is' : `${unsent} entries are`} kept here and sent later.
        </p>
      )}
      {refused.map(({ event, why }) => (
        <Notice key={event.id} tone="warning">
          <p>
            {refusedLabel(event, session)} was not accepted: {why}
          </p>
          <Button size="sm" className="mt-2" onClick={() => forget(event.id)}>
            Dismiss
          </Button>
        </Notice>
      ))}
    </div>
  );
}
