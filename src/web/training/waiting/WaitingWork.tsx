import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { LoggedResult } from '#web/training/day/LoggedResult.tsx';
import type { WaitingLog } from '#web/training/outbox/waiting-log.ts';
import { KeptBesideSaved } from './KeptBesideSaved.tsx';
import { workOfWaiting } from './waiting-work.ts';
import { WaitingNote } from './WaitingNote.tsx';

type WaitingWorkProps = {
  waiting: WaitingLog;
  category: ExerciseCategory;
  isSaved: boolean;
  nameId: string;
  onUse: () => void;
};

/** What only this device has of an exercise, alone or beside what is saved. */
export function WaitingWork({ waiting, category, isSaved, nameId, onUse }: WaitingWorkProps) {
  if (isSaved) return <KeptBesideSaved log={waiting} nameId={nameId} onUse={onUse} />;
  return (
    <>
      <WaitingNote log={waiting} />
      <LoggedResult category={category} log={workOfWaiting(waiting)} />
    </>
  );
}
