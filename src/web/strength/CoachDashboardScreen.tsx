import { TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { getStrengthMetrics } from '#contract/training/strength.ts';
import { useReadPages } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { NextPage } from '#web/ui/lists/NextPage.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { shownWords } from './lift-count.ts';
import { LiftDialog } from './LiftDialog.tsx';
import { isFiltered, noFilter, type StrengthFilter, StrengthFilters } from './StrengthFilters.tsx';
import { type OpenLift, StrengthTable } from './StrengthTable.tsx';

/** Members that come with one read: more than a screenful of lifts. */
const pageSize = 50;

/** Where every member's lifts stand, and which of them call for the coach. */
export function CoachDashboardScreen() {
  const [filter, setFilter] = useState(noFilter);
  const filtered = isFiltered(filter);
  const strength = useStrength(filter);
  const isEmpty = strength.data?.length === 0;
  return (
    <>
      <PageHeader
        title="Coach Dashboard"
        subtitle="Every member's lifts: the best estimated one-rep max of its last two weeks, that of the four weeks before, and where it is heading."
      />
      {(!isEmpty || filtered) && <StrengthFilters filter={filter} onChange={setFilter} />}
      {strength.isError && !strength.data && (
        <ErrorState
          message={sentenceOf(strength.error, 'The strength table could not be loaded.')}
          onRetry={strength.refetch}
          retrying={strength.isFetching}
        />
      )}
      {strength.isPending && <StrengthSkeleton />}
      {isEmpty && !filtered && (
        <EmptyState icon={TrendingUp}>
          No lifts logged yet. As soon as a member logs a strength exercise with a weight and up to 12 reps,
          it shows here.
        </EmptyState>
      )}
      {isEmpty && filtered && (
        <EmptyState
          icon={TrendingUp}
          action={<Button onClick={() => setFilter(noFilter)}>Show all lifts</Button>}
        >
          No lifts found for what is chosen.
        </EmptyState>
      )}
      {strength.data && !isEmpty && <Lifts strength={strength} members={strength.data} />}
    </>
  );
}

const useStrength = ({ memberId, group, status }: StrengthFilter) =>
  useReadPages(
    getStrengthMetrics,
    { query: { ...(memberId && { memberId }), ...(group && { group }), ...(status && { status }) } },
    pageSize,
  );

type Strength = ReturnType<typeof useStrength>;

type LiftsProps = { strength: Strength; members: NonNullable<Strength['data']> };

function Lifts({ strength, members }: LiftsProps) {
  const [opened, setOpened] = useState<Parameters<OpenLift>[0] | null>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = strength;
  return (
    <>
      <p className="mb-3 text-sm text-muted" role="status">
        {shownWords(members, hasNextPage)}
      </p>
      <Card
        flush
        className={cx('transition-opacity [&>:last-child]:pt-0', isPlaceholderData && 'opacity-60')}
      >
        <StrengthTable members={members} onOpen={setOpened} />
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
