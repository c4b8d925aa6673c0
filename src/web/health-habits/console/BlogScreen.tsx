import { Newspaper, Plus } from 'lucide-react';
import { useState } from 'react';
import { listPosts } from '#contract/health-habits.ts';
import { useRead } from '#web/data/read.ts';
import { loadErrorText, type Post } from '#web/health-habits/posts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { type Ask, PostRow, PostRowSkeleton } from './PostRow.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const PostDialog = partToOpen(async () => (await import('./PostDialog.tsx')).PostDialog);
const DeletePost = partToOpen(async () => (await import('./DeletePost.tsx')).DeletePost);
const PreviewDialog = partToOpen(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

type Asked = { what: 'new' } | { what: Parameters<Ask>[0]; post: Post };

/** What members read under Health and Habits: written, published, taken back. */
export function BlogScreen() {
  const posts = useRead(listPosts, {});
  const [asked, setAsked] = useState<Asked | null>(null);
  const write = (
    <Button variant="primary" onClick={() => setAsked({ what: 'new' })}>
      <Plus aria-hidden="true" />
      New Post
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Blog"
        subtitle="Health and Habits: what members read between their sessions."
        actions={posts.data?.length !== 0 && write}
      />
      {posts.isError && !posts.data && (
        <ErrorState
          message={loadErrorText(posts.error)}
          onRetry={posts.refetch}
          retrying={posts.isFetching}
        />
      )}
      {posts.isPending && (
        <Loading label="Loading posts...">
          <Card flush>
            {[1, 2, 3, 4].map(row => (
              <PostRowSkeleton key={row} />
            ))}
          </Card>
        </Loading>
      )}
      {posts.data?.length === 0 && (
        <EmptyState icon={Newspaper} action={write}>
          No posts yet. Write your first post to get started.
        </EmptyState>
      )}
      {posts.data && posts.data.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
          {posts.data.map(post => (
            <PostRow key={post.id} post={post} ask={(what, post) => setAsked({ what, post })} />
          ))}
        </ul>
      )}
      {asked && <BlogDialogs asked={asked} ask={setAsked} />}
    </>
  );
}

function BlogDialogs({ asked, ask }: { asked: Asked; ask: (next: Asked | null) => void }) {
  const close = () => ask(null);
  if (asked.what === 'new') return <PostDialog key="new" post={null} onClose={close} />;
  const { what, post } = asked;
  if (what === 'edit') return <PostDialog key={post.id} post={post} onClose={close} />;
  if (what === 'delete') return <DeletePost post={post} onClose={close} />;
  return <PreviewDialog post={post} onEdit={() => ask({ what: 'edit', post })} onClose={close} />;
}
