import { TrendingUp } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { getStrengthMetrics } from '#contract/strength.ts';
import { strengthStatuses } from '#domain/strength-status.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { liftCount, type MemberStrength, type StrengthStatus, strengthFound } from './strength-figures.ts';
import { StrengthTable } from './StrengthTable.tsx';

/** Where every member's lifts stand, and which of them call for the coach. */
export function CoachDashboardScreen() {
  const strength = useRead(getStrengthMetrics, {});
  return (
    <>
      <PageHeader
        title="Coach Dashboard"
        subtitle="Every member's lifts: the estimated one-rep max now, the time before, and where it is heading."
      />
      {strength.isError && !strength.data && (
        <ErrorState
          message={sentenceOf(strength.error, 'The strength table could not be loaded.')}
          onRetry={strength.refetch}
          retrying={strength.isFetching}
        />
      )}
      {strength.isPending && <StrengthSkeleton />}
      {strength.data?.length === 0 && (
        <EmptyState icon={TrendingUp}>
          No lifts logged yet. As soon as a member logs a strength exercise with a weight and up to 12 reps,
          it shows here.
        </EmptyState>
      )}
      {strength.data && strength.data.length > 0 && <Strength members={strength.data} />}
    </>
  );
}

function Strength({ members }: { members: readonly MemberStrength[] }) {
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState<StrengthStatus | ''>('');
  const found = strengthFound(members, useDeferredValue({ search, status }));
  const lifts = liftCount(found);
  const clear = () => {
    setSearch('');
    setStatus('');
  };
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search members"
          placeholder="Search members..."
          className="min-w-0 flex-1 basis-60 sm:max-w-md"
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        <SelectField
          label="Status"
          hideLabel
          className="max-sm:flex-1 max-sm:basis-40"
          placeholder="All statuses"
          options={statusOptions(members)}
          value={status}
          onChange={event => setStatus(strengthStatuses.find(known => known === event.target.value) ?? '')}
        />
        <p className="text-sm text-muted" role="status">
          {lifts === 1 ? '1 lift' : `${lifts.toLocaleString('en-US')} lifts`}
        </p>
      </div>
      <Card flush className="[&>:last-child]:pt-0">
        {found.length > 0 && <StrengthTable members={found} />}
        {found.length === 0 && (
          <EmptyState icon={TrendingUp} action={<Button onClick={clear}>Show all lifts</Button>}>
            No lifts found matching your search.
          </EmptyState>
        )}
      </Card>
    </>
  );
}

/** Each status with how many lifts have it, over all members. */
const statusOptions = (members: readonly MemberStrength[]) =>
  strengthStatuses.map(status => {
    const count = liftCount(strengthFound(members, { search: '', status }));
    return { value: status, label: `${status} (${count.toLocaleString('en-US')})` };
  });

function StrengthSkeleton() {
  return (
    <Loading label="Loading strength">
      <Skeleton className="mb-4 h-(--control-height) sm:max-w-md" />
      <div className="grid gap-px overflow-hidden rounded-lg border border-line">
        {Array.from({ length: 10 }, (_, row) => (
          <Skeleton key={row} className="h-10 rounded-none" />
        ))}
      </div>
    </Loading>
  );
}
