import { CalendarDays } from 'lucide-react';
import { rememberMember } from '#web/daily-workouts/chosen-member.ts';
import { useGoTo } from '#web/place/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

/** The way to one member's days. */
export function OpenDays({ memberId, memberName }: { memberId: string; memberName: string }) {
  const goTo = useGoTo();
  const open = () => {
    rememberMember(memberId);
    goTo('daily-calendar');
  };
  return (
    <Button size="sm" variant="ghost" aria-label={`Open days of ${memberName}`} onClick={open}>
      <CalendarDays aria-hidden="true" />
      <span className="max-sm:sr-only">Open days</span>
    </Button>
  );
}
