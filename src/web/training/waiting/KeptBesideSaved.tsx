import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/training/day/logged-work-text.ts';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DiscardLog } from './DiscardLog.tsx';
import { workOfWaiting } from './waiting-work.ts';
import { WaitingNote } from './WaitingNote.tsx';

type KeptBesideSavedProps = { log: WaitingLog; nameId: string; onUse: () => void };

/** Shows a kept log under a saved one of the same exercise. The member chooses which of the two counts. */
export function KeptBesideSaved({ log, nameId, onUse }: KeptBesideSavedProps) {
  const units = useUnits();
  return (
    <div className="grid gap-2 rounded-md border border-danger/40 p-3">
      <WaitingNote log={log} />
      <p>
        <span className="text-sm text-muted">On this device:</span>{' '}
        <span className="font-medium">{workText(workOfWaiting(log), units)}</span>
      </p>
      <div className="flex flex-wrap justify-end gap-1">
        <DiscardLog log={log} aria-describedby={nameId} />
        <Button size="sm" aria-describedby={nameId} onClick={onUse}>
          Use it instead
        </Button>
      </div>
    </div>
  );
}
