import { Badge } from '#web/ui/figures/Badge.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import type { DayRecord } from './day-record.ts';

/** Few days are changed for one member. */
const Lines = lazyPart(async () => (await import('./OwnChangeLines.tsx')).OwnChangeLines);

/** A day that is its member's alone, and its changes. */
export function OwnChanges({ day: { isOwn, ownChanges } }: { day: Pick<DayRecord, 'isOwn' | 'ownChanges'> }) {
  if (!isOwn) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
      <Badge tone="accent">Custom for this member</Badge>
      <Fetched part={Lines} props={{ changes: ownChanges }} />
    </div>
  );
}
