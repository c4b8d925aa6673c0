import { HandHeart } from 'lucide-react';
import type { ReactNode } from 'react';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { Post, useFeed } from '#web/features/feed/use-feed.ts';

type FeedListProps = {
  read: ReturnType<typeof useFeed>;
  /** Message where no one has shared anything. */
  empty: ReactNode;
  render: (post: Post) => ReactNode;
};

/** Posts as far as they have been loaded. */
export function FeedList({ read, empty, render }: FeedListProps) {
  return (
    <Query
      of={{ ...read, data: read.posts }}
      failed="What was shared could not be loaded."
      loading={
        <Loading label="Loading what was shared" className="grid gap-4">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </Loading>
      }
      empty={<EmptyState icon={HandHeart}>{empty}</EmptyState>}
    >
      {posts => (
        <>
          <ul className="grid gap-4">
            {posts.map(post => (
              <li key={post.id}>{render(post)}</li>
            ))}
          </ul>
          <LoadEarlier
            of={read}
            label="Show older"
            failed="The next ones could not be loaded."
            className="py-5"
          />
        </>
      )}
    </Query>
  );
}
