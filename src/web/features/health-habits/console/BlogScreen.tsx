import { Newspaper, Plus } from 'lucide-react';
import { useState } from 'react';
import { listPosts } from '#contract/health-habits.ts';
import { textSearch } from '#domain/names/fold-text.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import type { Post } from '#web/features/health-habits/posts.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Loading } from '#web/ui/notices/Skeleton.tsx';
import { type Ask, PostRow, PostRowSkeleton } from './PostRow.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const PostDialog = partToOpen(async () => (await import('./PostDialog.tsx')).PostDialog);
const DeletePost = partToOpen(async () => (await import('./DeletePost.tsx')).DeletePost);
const PreviewDialog = partToOpen(async () => (await import('./PreviewDialog.tsx')).PreviewDialog);

type OpenDialog = { what: 'new' } | { what: Parameters<Ask>[0]; post: Post };

/** Sort orders: drafts first, then the newest, by default. */
const postOrders = {
  state: { of: () => null, up: 'Drafts first' },
  newest: { of: ({ publishedAt, createdAt }) => publishedAt ?? createdAt, down: 'Newest first' },
  changed: { of: ({ updatedAt }) => updatedAt, down: 'Changed last' },
  title: { of: ({ title }) => title, up: 'By title' },
  category: { of: ({ category }) => category, up: 'By category' },
} satisfies Orders<Post>;

/** The posts of Health and Habits, for coaches: written, published, unpublished. */
export function BlogScreen() {
  const posts = useRead(listPosts, {});
  const list = useListAddress(postOrders, 'state');
  const isFound = textSearch(list.search);
  const shown = inOrder(
    posts.data?.filter(({ title, content }) => isFound(title, content)) ?? [],
    postOrders,
    list.sort,
  );
  const [openDialog, prescribedSet] = useState<OpenDialog | null>(null);
  useAct('new-post', () => prescribedSet({ what: 'new' }));
  const write = (
    <Button variant="primary" onClick={() => prescribedSet({ what: 'new' })}>
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
      <Query
        of={posts}
        failed="An error occurred"
        loading={
          <Loading label="Loading posts...">
            <Card flush>
              {[1, 2, 3, 4].map(row => (
                <PostRowSkeleton key={row} />
              ))}
            </Card>
          </Loading>
        }
        empty={
          <EmptyState icon={Newspaper} action={write}>
            No posts yet. Write your first post to get started.
          </EmptyState>
        }
      >
        {() => (
          <div className="grid gap-4">
            <ListTools label="Search posts" list={list} orders={postOrders} />
            {shown.length === 0 ? (
              <EmptyState
                icon={Newspaper}
                action={<Button onClick={() => list.setSearch('')}>Show all posts</Button>}
              >
                No posts found matching your search.
              </EmptyState>
            ) : (
              <ul className="divide-y divide-line rounded-lg border border-line bg-surface shadow-card">
                {shown.map(post => (
                  <PostRow key={post.id} post={post} ask={(what, post) => prescribedSet({ what, post })} />
                ))}
              </ul>
            )}
          </div>
        )}
      </Query>
      {openDialog && <BlogDialogs openDialog={openDialog} ask={prescribedSet} />}
    </>
  );
}

function BlogDialogs({
  openDialog,
  ask,
}: {
  openDialog: OpenDialog;
  ask: (next: OpenDialog | null) => void;
}) {
  const close = () => ask(null);
  if (openDialog.what === 'new') return <PostDialog key="new" post={null} onClose={close} />;
  const { what, post } = openDialog;
  if (what === 'edit') return <PostDialog key={post.id} post={post} onClose={close} />;
  if (what === 'delete') return <DeletePost post={post} onClose={close} />;
  return <PreviewDialog post={post} onEdit={() => ask({ what: 'edit', post })} onClose={close} />;
}
