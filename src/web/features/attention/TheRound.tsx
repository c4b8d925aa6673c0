import { useState } from 'react';
import { getAttention } from '#contract/coaching/attention.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { noFilter, queryOfFilter } from './open-review.ts';
import { RoundList } from './RoundList.tsx';

/** Members log all day: after a minute the round is read again when the coach comes back. */
const staleTime = 60_000;

/** How many are read at first, and how many more each time. */
const pageSize = 50;
const maxMembers = 500;

/** The round, as far as it is listed: asked for in the first drawing of the screen, so that it comes with the page. */
export function useRoundListed() {
  const [limit, setLimit] = useState(pageSize);
  const [filter, setFilter] = useState(noFilter);
  const query = { limit, ...queryOfFilter(filter) };
  const read = useRead(getAttention, { query }, { staleTime, keepPrevious: true });
  const onMore = limit < maxMembers ? () => setLimit(Math.min(maxMembers, limit + pageSize)) : undefined;
  return { read, onMore, filter, setFilter };
}

type TheRoundProps = { listed: ReturnType<typeof useRoundListed> };

/** Who needs the coach, the most urgent first. */
export function TheRound({ listed: { read, onMore, filter, setFilter } }: TheRoundProps) {
  if (read.data) {
    return (
      <RoundList
        round={{ ...read.data, filter }}
        onFilter={setFilter}
        onMore={onMore}
        isLoading={read.isPlaceholderData}
      />
    );
  }
  if (!read.isError) {
    return (
      <Loading label="Loading the round">
        <Skeleton className="h-96 rounded-lg" />
      </Loading>
    );
  }
  return (
    <Card title="The Round">
      <ErrorState
        message={sentenceOf(read.error, 'The round could not be loaded.')}
        onRetry={read.refetch}
        retrying={read.isFetching}
      />
    </Card>
  );
}
