import { HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { Post, useFeed } from '#web/feed/use-feed.ts';

type FeedListProps = {
  read: ReturnType<typeof useFeed>;
  /** What is said where nobody has shared anything. */
  empty: ReactNode;
  render: (post: Post) => ReactNode;
};

/** Posts as far as they have been asked for. */
export function FeedList({ read, empty, render }: FeedListProps) {
  const { posts } = read;
  if (read.isPending)
    return (
      <Loading label="Loading what was shared" className="grid gap-4">
        <Skeleton className="h-56 rounded-lg" />
        <Skeleton className="h-56 rounded-lg" />
      </Loading>
    );
  if (posts === undefined)
    return (
      <ErrorState
        message={sentenceOf(read.error as Error, 'What was shared could not be loaded.')}
        onRetry={() => void read.refetch()}
        retrying={read.isFetching}
      />
    );
  if (posts.length === 0) return <EmptyState icon={HandHeart}>{empty}</EmptyState>;
  return (
    <>
      <ul className="grid gap-4">
        {posts.map(post => (
          <li key={post.id}>{render(post)}</li>
        ))}
      </ul>
      {read.isFetchNextPageError && (
        <Notice tone="danger" className="mt-4">
          The next ones could not be loaded.
        </Notice>
      )}
      {read.hasNextPage && (
        <div className="grid justify-items-center py-5">
          <Button
            pending={read.isFetchingNextPage}
            pendingLabel="Loading more..."
            onClick={() => void read.fetchNextPage()}
          >
            Show older
          </Button>
        </div>
      )}
    </>
  );
}
