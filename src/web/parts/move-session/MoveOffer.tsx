import { CalendarArrowRight } from 'lucide-react';
import type { TrainingDay } from '#web/parts/training-day/training-day.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type MoveOfferProps = { day: Pick<TrainingDay, 'mayMove' | 'status'>; onMove: () => void };

/** The way to another day, for a session that may go there. It stands out where the day was missed. */
export function MoveOffer({ day, onMove }: MoveOfferProps) {
  if (!day.mayMove) return null;
  const isMissed = day.status === 'missed';
  return (
    <Button
      variant={isMissed ? 'secondary' : 'ghost'}
      // The label is aligned with what is above or beside it.
      className={isMissed ? undefined : '-mx-4'}
      onClick={onMove}
    >
      <CalendarArrowRight aria-hidden="true" />
      {isMissed ? 'Do it another day' : 'Move to another day'}
    </Button>
  );
}
