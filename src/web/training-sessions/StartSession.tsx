import { ArrowRight, ListChecks, Play } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { openSession } from './session-view.ts';

type StartSessionProps = {
  trainingDayId: string;
  date: PlainDate;
  /** How many of its exercises are written down. */
  done: number;
  of: number;
  isFirst?: boolean;
  className?: string;
};

/** The way into the player: the first thing to do on a day with training. */
export function StartSession({ trainingDayId, date, done, of, isFirst, className }: StartSessionProps) {
  const hasBegunHere = useOnDevice(() => hasPlace(trainingDayId), false);
  const isOver = of > 0 && done >= of;
  const label = isOver
    ? 'See the summary'
    : done > 0 || hasBegunHere
      ? 'Go on with the session'
      : 'Start session';
  const Icon = isOver ? ListChecks : done > 0 || hasBegunHere ? ArrowRight : Play;
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

/** Somebody was at a set of it on this device. */
function hasPlace(trainingDayId: string): boolean {
  try {
    return (localStorage.getItem('fellowship-places') ?? '').includes(trainingDayId);
  } catch {
    return false;
  }
}
