import { Tablet } from 'lucide-react';
import { trainBeside } from '#web/parts/people/member-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type TrainBesideButtonProps = { trainingDayId: string; memberName: string; size?: 'sm' | 'md' };

/** Opens a member's session on the device in the coach's hand. */
export function TrainBesideButton({ trainingDayId, memberName, size = 'md' }: TrainBesideButtonProps) {
  return (
    <Button size={size} aria-label={`Train beside ${memberName}`} onClick={() => trainBeside(trainingDayId)}>
      <Tablet aria-hidden="true" />
      Train beside
    </Button>
  );
}
