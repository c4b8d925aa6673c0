import './bottom-card.css';
import { type ReactNode, useRef } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { useOutOfTheWay } from './out-of-the-way.ts';

/**
 * A quiet card at the bottom: above the page, under dialogs and toasts. It makes room for itself at the end of the page.
 * Where it would lie on the button to press next it goes to the other side, and on a phone it is not to be seen then, nor
 * while there is a keyboard.
 */
export function BottomCard({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const shift = useOutOfTheWay(place);
  return (
    <aside
      ref={place}
      aria-label={label}
      className={cx(
        'pointer-events-none fixed inset-x-3 bottom-[max(0.75rem,env(safe-area-inset-bottom))] z-40',
        'sm:right-auto sm:bottom-6 sm:left-6 sm:w-104 sm:max-w-[calc(100vw-3rem)]',
        // Beside the sidebar, whose end is the way out.
        'md:in-data-density:left-[calc(var(--sidebar-width)+1.5rem)] md:in-data-density:max-w-[calc(100vw-var(--sidebar-width)-3rem)]',
        shift === null && 'invisible',
      )}
    >
      <div
        style={{ left: shift ?? 0 }}
        className="pointer-events-auto relative flex animate-rise-in flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-raised py-2 pr-2 pl-4 shadow-overlay sm:py-3"
      >
        {children}
      </div>
    </aside>
  );
}
