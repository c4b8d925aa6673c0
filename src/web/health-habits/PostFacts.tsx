import type { ReactNode } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { CategoryBadge } from './CategoryBadge.tsx';
import { type Post, publishedDate } from './posts.ts';

type PostFactsProps = { post: Pick<Post, 'category' | 'publishedAt'>; children?: ReactNode };

/** What it is about, and when it was published. */
export function PostFacts({ post, children }: PostFactsProps) {
  const { user } = useCurrentUser();
  const date = publishedDate(post, user?.timeZone ?? 'UTC');
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <CategoryBadge category={post.category} />
      <span>{date ?? 'Not published yet'}</span>
      {children}
    </p>
  );
}
