import { CornerUpLeft } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { Session } from './move-dates.ts';
import { useMoveSession } from './move-session.ts';

type MovedFromProps = {
  session: Session;
  mayMove: boolean;
  today: PlainDate;
  onMoved: (date: PlainDate) => void;
};

/** Says where a moved session was, with the way back. */
export function MovedFrom({ session, mayMove, today, onMoved }: MovedFromProps) {
  const { plannedDate, date } = session;
  const { move, isPending, problem } = useMoveSession(session, today, to => {
    onMoved(to);
    // The button goes, and would take the focus with it.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
  if (plannedDate === date) return null;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        <CornerUpLeft aria-hidden="true" className="mr-1 size-4 text-accent" />
        Moved from {shortDay(plannedDate)}
        {mayMove && (
          <>
            <span aria-hidden="true">·</span>
            <Button
              variant="ghost"
              size="sm"
              className="px-1.5 text-accent underline underline-offset-4"
              pending={isPending}
              pendingLabel="Moving back..."
              onClick={() => move(plannedDate)}
            >
              Move back
            </Button>
          </>
        )}
      </p>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
