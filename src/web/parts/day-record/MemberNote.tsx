import { MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type MemberNoteProps = {
  /** By its first lines alone, where there are many. */
  isBrief?: boolean;
  children: ReactNode;
};

/** A member's note stands out: a coach must not miss it. */
export function MemberNote({ isBrief = false, children }: MemberNoteProps) {
  return (
    <span className="flex gap-2.5 rounded-md border-l-2 border-accent bg-accent-soft px-2.5 py-1.5">
      <MessageSquareText role="img" aria-label="Note" className="mt-0.5 size-4.5 shrink-0 text-accent" />
      <span className={cx('min-w-0 wrap-anywhere', isBrief ? 'line-clamp-3 text-sm' : 'whitespace-pre-line')}>
        {children}
      </span>
    </span>
  );
}
