import { textSearch } from '#domain/names/fold-text.ts';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import type { Command, Commands } from '#web/features/programs/grid/editing/command-list.ts';

/** Everything that can be done, found by its name: Enter does the first. */
export function ActionsDialog({ commands, onClose }: { commands: Commands; onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState(0);
  const isFound = textSearch(search);
  const found = commands.list.filter(
    ({ id, label, isPossible }) => id !== 'actions' && isPossible?.() !== false && isFound(label),
  );
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    // The command opens its panel after this one has closed.
    setTimeout(command.run);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by !== 0) setPicked((picked + by + found.length) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(found[picked]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Actions"
      description="Type what you want to do."
    >
      <SearchField
        label="Search actions"
        autoFocus
        role="combobox"
        aria-expanded="true"
        aria-controls="grid-actions"
        aria-activedescendant={found[picked] ? `action-${found[picked].id}` : undefined}
        value={search}
        onChange={event => {
          setSearch(event.target.value);
          setPicked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id="grid-actions" role="listbox" aria-label="Actions" className="mt-3 grid gap-0.5">
        {found.map((command, index) => (
          <div
            key={command.id}
            id={`action-${command.id}`}
            role="option"
            aria-selected={index === picked}
            tabIndex={-1}
            onPointerUp={() => run(command)}
            className={cx(
              'flex min-h-(--control-height) cursor-pointer items-center justify-between gap-4 rounded-md px-3',
              index === picked ? 'bg-accent-soft' : 'hover:bg-hover',
            )}
          >
            {command.label}
            {command.keys && <kbd className="font-sans text-sm text-muted">{command.keys}</kbd>}
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="py-6 text-center text-muted">Nothing is called that.</p>}
    </Dialog>
  );
}
