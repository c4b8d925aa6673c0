import { ArrowRight, ListChecks, Play } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { openSession } from './session-view.ts';

type StartSessionProps = {
  trainingDayId: string;
  date: PlainDate;
  /** Number of its exercises that are logged. */
  done: number;
  of: number;
  isFirst?: boolean;
  /** Whether it was begun and not ended, be it on another device. */
  isOpen?: boolean;
  className?: string;
};

/** The way into the player: the first thing to do on a day with training. */
export function StartSession(props: StartSessionProps) {
  const { trainingDayId, date, done, of, isFirst, isOpen = false, className } = props;
  const hasBegunHere = useOnDevice(() => hasPosition(trainingDayId), false);
  const isOver = of > 0 && done >= of && !isOpen;
  const hasBegun = isOpen || done > 0 || hasBegunHere;
  const label = isOver ? 'See the summary' : hasBegun ? 'Continue session' : 'Start session';
  const Icon = isOver ? ListChecks : hasBegun ? ArrowRight : Play;
  return (
    <Button
      variant={isFirst && !isOver ? 'primary' : 'secondary'}
      size={isFirst && !isOver ? 'lg' : 'md'}
      className={className}
      onClick={() => openSession(trainingDayId, date)}
    >
      <Icon aria-hidden="true" /> {label}
    </Button>
  );
}

/** Whether someone was at a set of it on this device. */
function hasPosition(trainingDayId: string): boolean {
  try {
    return (localStorage.getItem('fellowship-places') ?? '').includes(trainingDayId);
  } catch {
    return false;
  }
}
