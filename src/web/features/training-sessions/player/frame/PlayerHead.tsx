import { ArrowLeft, ListChecks, Undo2 } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import { CoachedMember } from '#web/features/training-sessions/coached-member.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

type PlayerHeadProps = {
  title: string;
  line: string;
  /** Of all the session's sets, how much is done, 0 to 1. */
  share: number;
  onLeave: () => void;
  onList?: () => void;
  undoLabel?: string | undefined;
  onUndo?: () => void;
  menu?: ReactNode;
};

/** Where one is, in one line that stays. */
export function PlayerHead({
  title,
  line,
  share,
  onLeave,
  onList,
  undoLabel,
  onUndo,
  menu,
}: PlayerHeadProps) {
  const coached = useContext(CoachedMember);
  return (
    <header className="sticky top-0 z-10 border-b border-line bg-page pt-[env(safe-area-inset-top)]">
      {coached !== null && (
        <p className="truncate bg-accent-soft px-4 py-1 text-center text-sm font-medium text-accent">
          Training beside {coached}
        </p>
      )}
      <div className="mx-auto flex min-h-13 max-w-6xl items-center gap-1 px-1 py-1 sm:px-4">
        <IconButton label="Leave the player" onClick={onLeave}>
          <ArrowLeft aria-hidden="true" />
        </IconButton>
        <div className="min-w-0 flex-1">
          <p className="truncate text-[min(1rem,5vw)]/[min(1.5rem,7.5vw)] font-medium">{title}</p>
          {line !== '' && (
            <p className="truncate text-[min(0.875rem,4.4vw)]/[min(1.25rem,6.3vw)] text-muted">{line}</p>
          )}
        </div>
        {undoLabel !== undefined && (
          <IconButton label={`Undo: ${undoLabel}`} onClick={onUndo}>
            <Undo2 aria-hidden="true" />
          </IconButton>
        )}
        {onList && (
          <IconButton label="All exercises" onClick={onList} className="lg:hidden">
            <ListChecks aria-hidden="true" />
          </IconButton>
        )}
        {menu}
      </div>
      <div aria-hidden="true" className="h-0.5 bg-neutral-soft">
        <div className="h-full bg-accent" style={{ width: `${share * 100}%` }} />
      </div>
    </header>
  );
}
