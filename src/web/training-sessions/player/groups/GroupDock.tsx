import { Check, Timer } from 'lucide-react';
import { useState } from 'react';
import { mainButton } from '#web/training-sessions/player/state/main-button.ts';
import { isSomethingUnread } from '#web/training-sessions/player/state/unread-number.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { GroupClock } from './use-group-clock.ts';

/** The one thing to do now of a group against the clock. */
export function GroupDock({ group }: { group: GroupClock }) {
  const { clock, isOver } = group;
  if (!clock)
    return (
      <Button variant="primary" size="lg" data-main className={mainButton} onClick={group.start}>
        <Timer aria-hidden="true" /> Start the clock
      </Button>
    );
  if (isOver) return <Over group={group} />;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <Button className="min-h-16 rounded-xl" onClick={group.stop}>
        Stop
      </Button>
      <Button
        variant="primary"
        size="lg"
        data-main
        className={mainButton}
        onClick={event => event.detail < 2 && group.roundDone()}
      >
        <Check aria-hidden="true" /> Round done
      </Button>
    </div>
  );
}

/** Milliseconds in which a tap was still meant for the round: the clock ends under the thumb. */
const slipMs = 800;

function Over({ group }: { group: GroupClock }) {
  const [shownAt] = useState(Date.now);
  return (
    <div className={cx('grid gap-2', group.mayGoOn && 'grid-cols-[auto_minmax(0,1fr)]')}>
      {group.mayGoOn && (
        <Button className="min-h-16 rounded-xl" onClick={group.goOn}>
          Go on
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        data-main
        className={mainButton}
        onClick={event => {
          const isMeant = event.detail < 2 && (group.mayGoOn || Date.now() - shownAt > slipMs);
          if (isMeant && !isSomethingUnread(event)) void group.keep();
        }}
      >
        <Check aria-hidden="true" /> Keep the result
      </Button>
    </div>
  );
}
