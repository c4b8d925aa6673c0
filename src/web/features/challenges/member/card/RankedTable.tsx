import type { ReactNode } from 'react';
import { PersonName } from '#web/parts/people/name/PersonName.tsx';
import { Avatar } from '#web/ui/figures/Avatar.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Table } from '#web/ui/lists/Table.tsx';

/** Below the rest of a challenge's card, to its edges; where there is room, beside it. */
export function RankedTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="-mx-(--card-pad) -mb-(--card-pad) overflow-hidden border-t border-line bg-surface pt-4 @3xl:m-0 @3xl:rounded-lg @3xl:border">
      <Table caption={caption} showCaption className="[&_caption]:px-(--card-pad)">
        {children}
      </Table>
    </div>
  );
}

type MemberCellProps = { memberId: string; name: string; picture: string | null; isOwn: boolean };

export function MemberCell({ memberId, name, picture, isOwn }: MemberCellProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={picture} size="sm" />
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-break-word">
          <PersonName memberId={memberId}>{name}</PersonName>
        </span>
        {isOwn && <Badge tone="accent">You</Badge>}
      </span>
    </span>
  );
}
