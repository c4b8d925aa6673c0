import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import type { Commands } from '#web/features/programs/grid/editing/command-list.ts';

const moves = [
  ['↑ ↓ ← →', 'To the next line, day or week'],
  ['Ctrl+↑ ↓', 'To the next day'],
  ['Ctrl+← →', 'To the first or last week'],
  ['Enter or F2', 'Change the line'],
  ['Any letter', 'Type a new line over it'],
  ['Enter, Tab', 'While typing: done, and on below or to the right'],
  ['Esc', 'While typing: leave the line as it was'],
  ['Shift+↑ ↓ ← →', 'Select lines'],
  ['Shift+Space', 'Select the day; with Shift+↑ ↓ more of them'],
  ['Ctrl+Space', 'Select the week; with Shift+← → more of them'],
  ['Ctrl+A', 'Select everything'],
  ['Tab', 'While not typing: out of the grid'],
] as const;

/** `?` in the grid. */
export function KeysDialog({ commands, onClose }: { commands: Commands; onClose: () => void }) {
  const acts = commands.list.flatMap(({ keys, label }) =>
    keys ? [[keys, label.replace('…', '')] as const] : [],
  );
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="lg"
      title="Keys"
      description="On a Mac, ⌘ for Ctrl. They work while the cursor is in the grid."
      footer={<DialogClose>Close</DialogClose>}
    >
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {[...moves, ...acts].map(([key, does]) => (
          <div key={key} className="flex items-center gap-3">
            <dt className="w-32 shrink-0">
              <kbd className="inline-grid min-h-7 place-items-center rounded-md border border-line-strong px-1.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="text-sm">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
