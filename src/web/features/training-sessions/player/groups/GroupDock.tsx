import { Check, Timer } from 'lucide-react';
import { useState } from 'react';
import { MainButton } from '#web/features/training-sessions/player/frame/MainButton.tsx';
import { isSomethingUnread } from '#web/features/training-sessions/player/state/unread-number.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { Group } from './use-group.ts';

/** The one thing to do now of a group against the clock. */
export function GroupDock({ group }: { group: Group }) {
  const { clock, isOver } = group;
  if (!clock)
    return (
      <MainButton onClick={group.start}>
        <Timer aria-hidden="true" /> Start the timer
      </MainButton>
    );
  if (isOver) return <Over group={group} />;
  return (
    <div className="flex flex-wrap gap-2">
      <Button className="min-h-16 rounded-xl" onClick={group.stop}>
        Stop
      </Button>
      <MainButton isInRow onClick={event => event.detail < 2 && group.roundDone()}>
        <Check aria-hidden="true" /> Round done
      </MainButton>
    </div>
  );
}

/** Milliseconds in which a tap was still meant for the round: the clock ends under the thumb. */
const slipMs = 800;

function Over({ group }: { group: Group }) {
  const [shownAt] = useState(Date.now);
  return (
    <div className="flex flex-wrap gap-2">
      {group.mayResume && (
        <Button className="min-h-16 rounded-xl" onClick={group.resume}>
          Continue
        </Button>
      )}
      <MainButton
        isInRow
        onClick={event => {
          const isMeant = event.detail < 2 && (group.mayResume || Date.now() - shownAt > slipMs);
          if (isMeant && !isSomethingUnread(event)) group.save();
        }}
      >
        <Check aria-hidden="true" /> Save the result
      </MainButton>
    </div>
  );
}
