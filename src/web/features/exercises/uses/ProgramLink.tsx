import type { MouseEvent, ReactNode } from 'react';
import { pushEntry } from '#web/navigation/history-entry.ts';

type ProgramLinkProps = { view: 'program' | 'workout'; id: string; children: ReactNode };

const consolePath = '/admin';

/** Leads to a program, or a single workout, from elsewhere in the console. */
export function ProgramLink({ view, id, children }: ProgramLinkProps) {
  const follow = (event: MouseEvent) => {
    const wantsMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (wantsMore || window.location.pathname !== consolePath) return;
    event.preventDefault();
    pushEntry(
      {
        section: 'programs',
        view: view === 'program' ? { name: view, programId: id } : { name: view, workoutId: id },
      },
      consolePath,
    );
    window.scrollTo(0, 0);
  };
  return (
    <a
      href={`${consolePath}?section=programs&view=${view}&id=${id}`}
      onClick={follow}
      className="rounded-xs wrap-anywhere underline decoration-line-strong decoration-dotted underline-offset-4 transition-colors hover:text-accent hover:decoration-accent"
    >
      {children}
    </a>
  );
}
