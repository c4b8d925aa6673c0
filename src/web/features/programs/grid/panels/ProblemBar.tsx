import { isWrong } from '#web/features/programs/grid/document/grid-document.ts';
import { useOfGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { lineAt } from '#web/features/programs/grid/editing/grid.ts';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const LineProblem = partToOpen(async () => (await import('./LineProblem.tsx')).LineProblem);

/** The problem of the line that the cursor is on, and its suggestions. */
export function ProblemBar() {
  const line = useOfGrid(({ document, selection, editing }) =>
    editing ? undefined : lineAt(document, selection.head),
  );
  return (
    <div role="status" className="mt-3 min-h-11">
      {line && isWrong(line) && <LineProblem key={line.text} line={line} />}
    </div>
  );
}
