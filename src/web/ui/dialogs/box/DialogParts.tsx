/** Parts shared by Dialog and ConfirmDialog. */
import { CircleAlert } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';

export const scrim =
  'fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

export const dialogMotion = 'data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in';

/**
 * Radix gives Escape to what opened last, which may be a toast: with the focus in a dialog the dialog is meant. Parts
 * that have dealt with the key already (a list, a menu, the dialog itself) say so.
 */
export const onEscape = (close: () => void) => (event: KeyboardEvent) => {
  if (event.key === 'Escape' && !event.defaultPrevented) close();
};

/** An error, shown where it happened: behind an open dialog no one reaches a toast. */
export function DialogError({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="flex gap-2 border-t border-line bg-danger-soft px-5 py-3 text-sm text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

/** The row of buttons at the end; on a phone they share its width. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 flex-wrap justify-end gap-3 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:flex-1 sm:px-5">
      {children}
    </div>
  );
}
