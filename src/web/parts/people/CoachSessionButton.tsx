import { Tablet } from 'lucide-react';
import { openCoachSession } from '#web/parts/people/member-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type CoachSessionButtonProps = { trainingDayId: string; memberName: string; size?: 'sm' | 'md' };

/** Opens a member's session on the device in the coach's hand. */
export function CoachSessionButton({ trainingDayId, memberName, size = 'md' }: CoachSessionButtonProps) {
  return (
    <Button
      size={size}
      aria-label={`Train beside ${memberName}`}
      onClick={() => openCoachSession(trainingDayId)}
    >
      <Tablet aria-hidden="true" />
      Train beside
    </Button>
  );
}
