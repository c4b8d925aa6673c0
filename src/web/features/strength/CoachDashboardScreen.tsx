import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import type { LiftOrder } from '#domain/strength/lift-order.ts';
import { Query } from '#web/data/Query.tsx';
import { useReadPages } from '#web/data/read.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import type { Sort } from '#web/lists/in-order.ts';
import { NextPage } from '#web/ui/controls/NextPage.tsx';
import { SortSelect } from '#web/lists/SortSelect.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { shownText } from './lift-count.ts';
import { LiftDialog } from './LiftDialog.tsx';
import { isFiltered, noFilter, type StrengthFilter, StrengthFilters } from './StrengthFilters.tsx';
import { type OpenLift, StrengthTable } from './StrengthTable.tsx';

/** Members that come with one read: more than a screenful of lifts. */
const pageSize = 50;

/** The server orders by them: it has all members. */
const orders = {
  member: { of: () => null, up: 'By member', down: 'By member, Z to A' },
  change: { of: () => null, down: 'Most improved', up: 'Most declined' },
  current: { of: () => null, down: 'Strongest', up: 'Lightest' },
  previous: { of: () => null },
  logged: { of: () => null, down: 'Logged last', up: 'Longest not logged' },
};

/** Where every member's lifts stand, and which of them call for the coach. */
export function CoachDashboardScreen() {
  const [filter, setFilter] = useState(noFilter);
  const filtered = isFiltered(filter);
  const list = useListAddress(orders, 'member');
  const sort = list.sort as LiftOrder;
  const strength = useStrength(filter, sort);
  const isEmpty = strength.data?.length === 0;
  return (
    <>
      <PageHeader
        title="Coach Dashboard"
        subtitle="Every member's lifts: the best estimated one-rep max of its last two weeks, that of the four weeks before, and where it is heading."
      />
      {(!isEmpty || filtered) && (
        <StrengthFilters filter={filter} onChange={setFilter}>
          <SortSelect
            orders={orders}
            sort={sort}
            onSort={list.setSort}
            className="flex-1 basis-40 sm:mt-6.5 sm:max-w-52"
          />
        </StrengthFilters>
      )}
      <Query
        of={strength}
        failed="The strength table could not be loaded."
        loading={<StrengthSkeleton />}
        empty={
          filtered ? (
            <EmptyState
              icon={TrendingUp}
              action={<Button onClick={() => setFilter(noFilter)}>Show all lifts</Button>}
            >
              No lifts match your filters.
            </EmptyState>
          ) : (
            <EmptyState icon={TrendingUp}>
              No lifts logged yet. As soon as a member logs a strength exercise with a weight and up to 12
              reps, it shows here.
            </EmptyState>
          )
        }
      >
        {members => (
          <Lifts
            strength={strength}
            members={members}
            maxShown={liftLimit(filter, sort)}
            sort={sort}
            onSort={list.setSort}
          />
        )}
      </Query>
    </>
  );
}

/** Of whom is looked for all lifts are wanted; of the others their first ones, and by a lift the one that says it. */
function liftLimit({ memberId, status }: StrengthFilter, sort: LiftOrder): number {
  if (memberId !== '' || status !== '') return Number.POSITIVE_INFINITY;
  return sort.endsWith('member') ? 3 : 1;
}

const useStrength = ({ memberId, group, status }: StrengthFilter, sort: LiftOrder) =>
  useReadPages(
    getStrengthMetrics,
    {
      query: {
        ...(memberId && { memberId }),
        ...(group && { group }),
        ...(status && { status }),
        ...(sort !== 'member' && { sort }),
      },
    },
    pageSize,
  );

type Strength = ReturnType<typeof useStrength>;

type LiftsProps = {
  strength: Strength;
  members: NonNullable<Strength['data']>;
  /** How many lifts each member shows until all are asked for. */
  maxShown: number;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

function Lifts({ strength, members, ...shown }: LiftsProps) {
  const [opened, setOpened] = useState<Parameters<OpenLift>[0] | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = strength;
  return (
    <>
      <p className="mb-3 text-sm text-muted" role="status">
        {shownText(members, hasNextPage)}
      </p>
      <Card
        flush
        className={cx('transition-opacity [&>:last-child]:pt-0', isPlaceholderData && 'opacity-60')}
      >
        <StrengthTable {...shown} members={members} onOpen={setOpened} />
      </Card>
      {hasNextPage && (
        <NextPage
          isLoading={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onMore={strength.fetchNextPage}
        />
      )}
      {!hasNextPage && members.length >= pageSize && (
        <p className="py-5 text-center text-sm text-faint">That is everyone.</p>
      )}
      {opened && <LiftDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function StrengthSkeleton() {
  return (
    <Loading label="Loading strength">
      <div className="grid gap-px overflow-hidden rounded-lg border border-line">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-11 rounded-none" />
        ))}
      </div>
    </Loading>
  );
}
