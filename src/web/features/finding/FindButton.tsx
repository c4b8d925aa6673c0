import { Search } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { openFinder } from './finding.ts';

const open = () => openFinder();

const keys = 'Control+K Meta+K';

/** The way to anything, by its name: a line of the sidebar, or an icon where there is no room. */
export function FindButton({ isFolded }: { isFolded: boolean }) {
  if (isFolded)
    return (
      <IconButton
        label="Search"
        title="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={keys}
        onClick={open}
      >
        <Search />
      </IconButton>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={keys}
      onClick={open}
      className="flex min-h-8 w-full items-center gap-3 rounded-md border border-line bg-sunken px-2.5 text-left text-sm text-muted transition-colors hover:border-line-strong hover:text-ink"
    >
      <Search aria-hidden="true" strokeWidth={1.75} className="size-4.5 shrink-0" />
      <span className="flex-1">Search</span>
      <kbd aria-hidden="true" className="text-xs text-faint">
        Ctrl K
      </kbd>
    </button>
  );
}
