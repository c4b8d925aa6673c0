import { ArrowLeft, BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { getPost } from '#contract/health-habits.ts';
import { CallError } from '#web/data/call.ts';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { leavePost } from './open-post.ts';
import { PostBody } from './PostBody.tsx';
import { loadErrorText } from './posts.ts';

/** A post, to read. It may have been unpublished since its link was saved. */
export function PostReader({ id }: { id: string }) {
  const post = useRead(getPost, { params: { id } });
  if (post.data) {
    return (
      <>
        <Column className="mb-4">{allPosts}</Column>
        <PostBody post={post.data} level={1} />
        <Column className="mt-8 border-t border-line pt-4">{allPosts}</Column>
      </>
    );
  }
  if (post.isPending) {
    return (
      <>
        <Column className="mb-4">{allPosts}</Column>
        <Column>
          <PostSkeleton />
        </Column>
      </>
    );
  }
  const isGone = post.error instanceof CallError && post.error.status === 404;
  return (
    <>
      <PageHeader title="Health and Habits" />
      {isGone ? (
        <EmptyState icon={BookOpen} action={<Button onClick={leavePost}>All posts</Button>}>
          This post is no longer here.
        </EmptyState>
      ) : (
        <>
          <ErrorState message={loadErrorText(post.error)} onRetry={post.refetch} retrying={post.isFetching} />
          <div className="text-center">{allPosts}</div>
        </>
      )}
    </>
  );
}

const allPosts = (
  <Button variant="ghost" className="-ml-4" onClick={leavePost}>
    <ArrowLeft aria-hidden="true" />
    All posts
  </Button>
);

const Column = ({ className = '', children }: { className?: string; children: ReactNode }) => (
  <div className={`mx-auto max-w-[68ch] ${className}`}>{children}</div>
);

function PostSkeleton() {
  return (
    <Loading label="Loading the post..." className="grid gap-5">
      <Skeleton className="h-6 w-52" />
      <Skeleton className="h-10 w-3/4" />
      <SkeletonLines lines={5} />
      <SkeletonLines lines={6} />
    </Loading>
  );
}
