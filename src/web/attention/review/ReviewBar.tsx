import { AlarmClock, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';

type ReviewBarProps = { isSaving: boolean; onReviewed: () => void; onSnooze: () => void };

/** What ends the look at a member, always in sight; above the bar of a phone. */
export function ReviewBar({ isSaving, onReviewed, onSnooze }: ReviewBarProps) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 mt-6 ml-auto flex w-fit gap-2 rounded-lg border border-line bg-surface p-2 shadow-card max-sm:w-full max-sm:*:flex-1 pointer-coarse:*:min-h-11">
      <Button onClick={onSnooze}>
        <AlarmClock aria-hidden="true" />
        Snooze
        <Key>s</Key>
      </Button>
      <Button variant="primary" pending={isSaving} onClick={onReviewed}>
        <Check aria-hidden="true" />
        Reviewed
        <Key>r</Key>
      </Button>
    </div>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="ml-1 rounded-xs border border-current px-1 font-sans text-xs leading-4 opacity-70 max-sm:hidden pointer-coarse:hidden"
    >
      {children}
    </kbd>
  );
}
