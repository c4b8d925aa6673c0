import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { matchExercise } from '#domain/shorthand/match-exercise.ts';
import { parseShorthand } from '#domain/shorthand/parse-shorthand.ts';
import type { GridLine } from '#web/features/programs/grid/document/grid-document.ts';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { typeLine } from '#web/features/programs/grid/editing/type-line.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const NewExercise = partToOpen(async () => (await import('./NewExercise.tsx')).NewExercise);

/** The part of a line that is not understood, and suggestions for its name. */
export function LineProblem({ line }: { line: GridLine }) {
  const grid = useGrid();
  const [isNew, setIsNew] = useState(false);
  const { name } = parseShorthand(line.text);
  const found = name === '' || line.exerciseId !== null ? null : matchExercise(name, grid.library().index);
  const nearest = found && 'nearest' in found ? found.nearest : [];
  const take = (exercise: string) =>
    typeLine(
      grid,
      grid.now().selection.head,
      exercise + line.text.slice(line.text.indexOf(name) + name.length),
      null,
    );
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-danger bg-danger-soft px-3 py-2 text-sm">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />
      <p className="min-w-0 flex-1 basis-64">{line.problem}</p>
      {nearest.map(({ id, name: exercise }) => (
        <Button key={id} size="sm" onClick={() => take(exercise)}>
          {exercise}
        </Button>
      ))}
      {found && (
        <Button size="sm" onClick={() => setIsNew(true)}>
          Create “{name.length > 30 ? `${name.slice(0, 29)}…` : name}”
        </Button>
      )}
      {isNew && <NewExercise name={name} onClose={() => setIsNew(false)} />}
    </div>
  );
}
