import { BookOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import { listPostCards } from '#contract/health-habits.ts';
import { useRead } from '#web/data/read.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { TabPanel, Tabs } from '#web/ui/tabs/Tabs.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { openPost, useOpenPost } from './open-post.ts';
import { PostCard, PostCardSkeleton } from './PostCard.tsx';
import { PostReader } from './PostReader.tsx';
import {
  type CardOfPost,
  type CategoryFilter,
  categoryTabs,
  emptyText,
  loadErrorText,
  ofCategory,
} from './posts.ts';

/** The coach's posts about sleep, food and keeping at it: all of them, and one to read. */
export function HealthHabitsScreen() {
  const posts = useRead(listPostCards, {});
  const [filter, setFilter] = useState<CategoryFilter>('all');
  const [lastRead, setLastRead] = useState<string | null>(null);
  const returned = useCallback(() => setLastRead(null), []);
  const openId = useOpenPost();
  if (openId !== null) return <PostReader key={openId} id={openId} />;
  const read = (id: string) => {
    openPost(id);
    setLastRead(id);
  };
  return (
    <>
      <PageHeader
        title="Health and Habits"
        subtitle="What happens between the sessions: food, sleep, rest and the mind that keeps at it."
      />
      {posts.isError && !posts.data ? (
        <ErrorState
          message={loadErrorText(posts.error)}
          onRetry={posts.refetch}
          retrying={posts.isFetching}
        />
      ) : (
        <Tabs label="Category" tabs={categoryTabs} value={filter} onValueChange={setFilter}>
          <TabPanel value={filter}>
            {posts.data ? (
              <PostGrid
                posts={ofCategory(posts.data, filter)}
                empty={emptyText(filter)}
                lastRead={lastRead}
                onReturned={returned}
                onOpen={read}
              />
            ) : (
              <Loading label="Loading posts..." className={columns}>
                {[1, 2, 3, 4, 5, 6].map(card => (
                  <PostCardSkeleton key={card} />
                ))}
              </Loading>
            )}
          </TabPanel>
        </Tabs>
      )}
    </>
  );
}

const columns = 'grid gap-(--stack) grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]';

type PostGridProps = {
  posts: CardOfPost[];
  empty: string;
  lastRead: string | null;
  onReturned: () => void;
  onOpen: (id: string) => void;
};

function PostGrid({ posts, empty, lastRead, onReturned, onOpen }: PostGridProps) {
  if (posts.length === 0) return <EmptyState icon={BookOpen}>{empty}</EmptyState>;
  return (
    <ul className={columns}>
      {posts.map(post => (
        <PostCard
          key={post.id}
          post={post}
          onReturned={post.id === lastRead ? onReturned : null}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}
