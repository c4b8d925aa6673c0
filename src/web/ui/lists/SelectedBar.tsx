/**
 * Actions for the selected rows: in reach however far the list is scrolled.
 * `<SelectedBar label="Selected members" thing="member" count={3} shown={40} onSelectAll={…} onSelectNone={…} onEnd={…}>…</SelectedBar>`
 */
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { counted } from '#web/ui/text/words.ts';

type SelectedBarProps = {
  label: string;
  /** Noun for the selected rows, as in '3 members selected'. */
  thing: string;
  count: number;
  isAll: boolean;
  /** Number of rows that are shown, and could be selected. */
  shown: number;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onEnd: () => void;
  children: ReactNode;
};

export function SelectedBar(props: SelectedBarProps) {
  const { label, thing, count, isAll, shown, onSelectAll, onSelectNone, onEnd, children } = props;
  return (
    <section
      aria-label={label}
      data-save-bar
      className="sticky bottom-(--bottom-bar) z-20 -mx-4 mt-6 grid gap-2 border-t border-line bg-page px-4 py-3 md:-mx-8 md:px-8"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p role="status" className="font-medium">
          {counted(count, thing)} selected
        </p>
        <Button variant="ghost" size="sm" onClick={isAll ? onSelectNone : onSelectAll}>
          {isAll ? 'Select none' : `Select all ${shown.toLocaleString('en-US')}`}
        </Button>
      </div>
      {/* On a phone one row that is wiped sideways: the list stays in sight. */}
      <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:py-0">
        {children}
        <Button size="sm" className="sm:ml-auto" onClick={onEnd}>
          <X aria-hidden="true" />
          Done
        </Button>
      </div>
    </section>
  );
}
