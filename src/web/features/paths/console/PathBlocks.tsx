import { weeksOfBlocks } from '#web/parts/paths/block-weeks.ts';
import type { Path } from '#web/parts/paths/path.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';

/** Its programs in their order, each with its weeks of the whole; one leads to its schedule. */
export function PathBlocks({ blocks }: Pick<Path, 'blocks'>) {
  const weeks = weeksOfBlocks(blocks.map(block => block.weeks));
  return (
    <Card title="Blocks" flush>
      <ol className="divide-y divide-line/60 pb-2">
        {blocks.map(({ workoutId, name, isDeleted }, index) => (
          <li key={weeks[index]} className="flex min-h-11 items-center gap-3 px-(--card-pad) py-1.5">
            <span className="display w-6 shrink-0 text-center text-lg text-accent">{index + 1}</span>
            <span className="min-w-0 flex-1 text-sm">
              {isDeleted ? (
                <span className="block wrap-anywhere text-muted line-through">{name}</span>
              ) : (
                <button
                  type="button"
                  className="block min-h-6 max-w-full cursor-pointer text-left font-medium wrap-anywhere underline decoration-line-strong decoration-dotted underline-offset-4 hover:text-accent pointer-coarse:min-h-11"
                  onClick={() => openView({ name: 'program', programId: workoutId })}
                >
                  {name}
                </button>
              )}
              <span className="block text-muted">{weeks[index]}</span>
            </span>
            {isDeleted && <Badge tone="danger">Deleted</Badge>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
