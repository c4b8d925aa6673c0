import type { ReactNode } from 'react';
import { Table } from '#web/ui/lists/Table.tsx';

/** Below the rest of a challenge's card, to its edges; where there is room, beside it. */
export function RankedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="-mx-(--card-pad) -mb-(--card-pad) overflow-hidden border-t border-line pt-4 @3xl:m-0 @3xl:rounded-lg @3xl:border">
      <Table caption={caption} showCaption className="[&_caption]:px-(--card-pad)">
        {children}
      </Table>
    </div>
  );
}
