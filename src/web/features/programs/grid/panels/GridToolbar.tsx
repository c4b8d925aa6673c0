import { CircleHelp, Ellipsis, Redo2, Undo2 } from 'lucide-react';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { only } from '#web/features/programs/grid/document/selection.ts';
import type { Command, Commands } from '#web/features/programs/grid/editing/command-list.ts';
import { LookMenu } from '#web/features/programs/grid/look/LookMenu.tsx';
import { focusCursor } from '#web/features/programs/grid/cells/focus-cursor.ts';
import { useGrid, useOfGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { DropdownMenu, type MenuItem } from '#web/ui/dialogs/DropdownMenu.tsx';
import { useIsWide } from '#web/ui/layout/wide-screen.ts';

type GridToolbarProps = {
  commands: Commands;
  isExtending: boolean;
  onExtend: (isExtending: boolean) => void;
};

const groups: readonly { label: string; ids: readonly string[] }[] = [
  { label: 'Edit', ids: ['cut', 'copy', 'paste', 'duplicate', 'up', 'down', 'remove', 'line', 'day'] },
  { label: 'Weeks', ids: ['fill', 'progression', 'add-week', 'remove-weeks'] },
  { label: 'Insert', ids: ['paste-rows', 'templates', 'save-template'] },
];

const more = ['volume', 'details', 'history', 'discard', 'actions'];

/** The grid's actions for a hand: each of them has a key as well. */
export function GridToolbar({ commands, isExtending, onExtend }: GridToolbarProps) {
  // The possible commands change with the selection.
  useOfGrid(state => state);
  const isWide = useIsWide();
  const of = (id: string) => commands.list.find(command => command.id === id);
  const items = (ids: readonly string[]): MenuItem[] => ids.flatMap(id => of(id) ?? []).map(asItem);
  return (
    <div role="group" aria-label="Actions" className="mb-3 flex flex-wrap items-center gap-2">
      <Act command={of('undo')} icon={<Undo2 />} />
      <Act command={of('redo')} icon={<Redo2 />} />
      {groups.map(({ label, ids }) => (
        <DropdownMenu
          key={label}
          align="start"
          trigger={
            <Button size="sm" variant="secondary">
              {label}
            </Button>
          }
          items={items(ids)}
        />
      ))}
      {isWide && <LookMenu />}
      <DropdownMenu
        align="start"
        trigger={
          <IconButton label="More actions" size="sm">
            <Ellipsis />
          </IconButton>
        }
        items={items(more)}
      />
      {isWide ? (
        <Act command={of('keys')} icon={<CircleHelp />} />
      ) : (
        <>
          <Button
            size="sm"
            variant={isExtending ? 'primary' : 'secondary'}
            aria-pressed={isExtending}
            onClick={() => onExtend(!isExtending)}
          >
            Select several
          </Button>
          <WeekChoice />
        </>
      )}
    </div>
  );
}

const asItem = (command: Command): MenuItem => ({
  id: command.id,
  label: command.keys ? `${command.label} (${command.keys})` : command.label,
  disabled: command.isPossible?.() === false,
  onSelect: () => {
    focusCursor();
    command.run();
  },
});

function Act({ command, icon }: { command: Command | undefined; icon: React.ReactNode }) {
  if (!command) return null;
  const { label, keys, run } = command;
  return (
    <IconButton
      label={keys ? `${label} (${keys})` : label}
      size="sm"
      aria-disabled={command.isPossible?.() === false || undefined}
      className="aria-disabled:opacity-50"
      onClick={run}
    >
      {icon}
    </IconButton>
  );
}

/** On a phone one week is shown at a time. */
function WeekChoice() {
  const grid = useGrid();
  const column = useOfGrid(({ selection }) => selection.head.column);
  const columns = useOfGrid(({ document }) => columnsOf(document));
  const programs = useOfGrid(({ document }) => document.programs);
  return (
    <select
      aria-label="Week"
      className="ml-auto min-h-11 rounded-md border border-line-strong bg-sunken px-2 text-base"
      value={column}
      onChange={event => grid.select(only({ column: Number(event.target.value), day: 0, line: 0 }))}
    >
      {columns.map(({ program, week }, index) => (
        <option key={index} value={index}>
          {programs.length > 1 && `${programs[program]?.name} · `}Week {week + 1}
        </option>
      ))}
    </select>
  );
}
