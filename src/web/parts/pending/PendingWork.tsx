import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { LoggedResult } from '#web/parts/training-day/LoggedResult.tsx';
import type { PendingLog } from '#web/outbox/logs/pending-log.ts';
import { workOfPending } from './pending-work.ts';
import { PendingNote } from './PendingNote.tsx';
import { useUnits } from '#web/measures/use-units.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { DiscardLog } from './DiscardLog.tsx';

type PendingWorkProps = {
  pending: PendingLog;
  category: ExerciseCategory;
  isSaved: boolean;
  nameId: string;
  onUse: () => void;
};

/** What only this device has of an exercise, alone or beside what is saved. */
export function PendingWork({ pending, category, isSaved, nameId, onUse }: PendingWorkProps) {
  if (isSaved) return <QueuedBesideSaved log={pending} nameId={nameId} onUse={onUse} />;
  return (
    <>
      {!pending.isTaken && <PendingNote log={pending} />}
      <LoggedResult category={category} log={workOfPending(pending)} />
    </>
  );
}

type QueuedBesideSavedProps = { log: PendingLog; nameId: string; onUse: () => void };

/** Shows a kept log under a saved one of the same exercise. The member chooses which of the two counts. */
function QueuedBesideSaved({ log, nameId, onUse }: QueuedBesideSavedProps) {
  const units = useUnits();
  return (
    <div className="grid gap-2 rounded-md border border-danger/40 p-3">
      <PendingNote log={log} />
      <p>
        <span className="text-sm text-muted">On this device:</span>{' '}
        <span className="font-medium">{workText(workOfPending(log), units)}</span>
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
