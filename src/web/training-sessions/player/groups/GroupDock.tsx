import { Check, Timer } from 'lucide-react';
import { mainButton } from '#web/training-sessions/player/state/main-button.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { GroupClock } from './use-group-clock.ts';

/** The one thing to do now of a group against the clock. */
export function GroupDock({ group }: { group: GroupClock }) {
  const { clock, isOver } = group;
  if (!clock)
    return (
      <Button variant="primary" size="lg" className={mainButton} onClick={group.start}>
        <Timer aria-hidden="true" /> Start the clock
      </Button>
    );
  if (isOver)
    return (
      <Button variant="primary" size="lg" className={mainButton} onClick={() => void group.keep()}>
        <Check aria-hidden="true" /> Keep the result
      </Button>
    );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <Button className="min-h-16 rounded-xl" onClick={group.stop}>
        Stop
      </Button>
      <Button
        variant="primary"
        size="lg"
        className={mainButton}
        onClick={event => event.detail < 2 && group.roundDone()}
      >
        <Check aria-hidden="true" /> Round done
      </Button>
    </div>
  );
}
