import { ArrowRight } from 'lucide-react';
import { lengthOfPath } from '#web/parts/paths/path-text.ts';
import { PathStrip } from '#web/parts/paths/PathStrip.tsx';
import type { Path } from '#web/parts/paths/path.ts';
import { openView } from '#web/parts/program/view-history.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { counted } from '#web/ui/text/words.ts';

/** As many as are named before a card grows long. */
const maxNamed = 4;

export function PathCard({ path }: { path: Path }) {
  const { id, name, weeks, blocks, members } = path;
  const named = blocks.slice(0, blocks.length > maxNamed + 1 ? maxNamed : undefined);
  const hasDeleted = blocks.some(({ isDeleted }) => isDeleted);
  return (
    <li className="flex min-w-0 *:flex-1">
      <Card title={name}>
        <div className="flex h-full flex-col items-start gap-3">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="accent">{lengthOfPath(weeks, blocks.length)}</Badge>
            <Badge>{members === 0 ? 'Nobody on it' : `${counted(members, 'member')} on it`}</Badge>
            {hasDeleted && <Badge tone="danger">A program is deleted</Badge>}
          </div>
          <div className="w-full">
            <PathStrip
              blocks={blocks.map((block, index) => ({
                key: `${index}`,
                days: block.weeks ?? 13,
                state: 'now',
              }))}
            />
          </div>
          <ol className="w-full list-inside list-decimal text-sm text-muted marker:text-faint">
            {named.map((block, index) => (
              <li key={blockKey(index)} className="truncate">
                {block.name}
              </li>
            ))}
          </ol>
          {named.length < blocks.length && (
            <p className="text-sm text-faint">and {blocks.length - named.length} more</p>
          )}
          <Button
            size="sm"
            className="mt-auto"
            aria-label={`Open ${name}`}
            onClick={() => openView({ name: 'path', pathId: id })}
          >
            Open Path
            <ArrowRight aria-hidden="true" />
          </Button>
        </div>
      </Card>
    </li>
  );
}

const blockKey = (index: number) => `block ${index}`;
