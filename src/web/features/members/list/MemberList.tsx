import { Users } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { Sort } from '#web/lists/in-order.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { RowSelection } from '#web/lists/selection.ts';
import type { Ask } from './open-dialog.ts';
import type { Group } from '#web/parts/groups/groups.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberTable } from './MemberTable.tsx';
import { countCoaches } from '#web/parts/people/role-text.ts';

type MemberListProps = {
  members: readonly Member[];
  found: readonly Member[];
  /** In which each member is. */
  groups: ReadonlyMap<string, readonly Group[]>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Pick<RowSelection, 'has' | 'press'>;
  ask: Ask;
  /** Takes search and filters back, where there are any. */
  onShowAll: (() => void) | undefined;
};

export const MemberList = memo(function MemberList(props: MemberListProps) {
  const { members, found, ask, onShowAll, ...shown } = props;
  return (
    <ListCard>
      {found.length === 0 ? (
        <EmptyState icon={Users} action={onShowAll && <Button onClick={onShowAll}>Show everyone</Button>}>
          No members found
        </EmptyState>
      ) : (
        <MemberTable {...shown} members={found} coaches={countCoaches(members)} ask={ask} />
      )}
    </ListCard>
  );
});

function ListCard({ children }: { children: ReactNode }) {
  return (
    <Card flush className="[&>:last-child]:pt-0">
      {children}
    </Card>
  );
}

export function MembersSkeleton() {
  return (
    <ListCard>
      <div aria-hidden="true" className="divide-y divide-line/60">
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row} className="flex items-center gap-3 px-(--card-pad) py-2.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="w-40 max-w-1/2" />
            <Skeleton className="ml-auto hidden w-52 sm:block" />
            <Skeleton className="hidden w-24 sm:block" />
          </div>
        ))}
      </div>
    </ListCard>
  );
}
