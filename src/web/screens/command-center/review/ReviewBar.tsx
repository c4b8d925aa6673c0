import { AlarmClock, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Key } from '#web/ui/buttons/Key.tsx';

type ReviewButtonsProps = { isSaving: boolean; onReviewed: () => void; onSnooze: () => void };

/** Buttons that end the review of a member. */
export function ReviewButtons({ isSaving, onReviewed, onSnooze }: ReviewButtonsProps) {
  return (
    <>
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
    </>
  );
}

/** The same at the foot of a small screen, above its bar; toasts stand above it. On a wide one they are in the head of the page. */
export function ReviewBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-save-bar
      className="sticky bottom-[calc(var(--bottom-bar,0px)+0.75rem)] z-10 mt-6 flex flex-wrap gap-2 rounded-lg border border-line bg-surface p-2 shadow-card *:flex-1 lg:hidden pointer-coarse:*:min-h-11"
    >
      {children}
    </div>
  );
}
