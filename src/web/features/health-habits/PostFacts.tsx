import type { ReactNode } from 'react';
import { Brain, Dumbbell, type LucideIcon, MoonStar, Salad, Wheat } from 'lucide-react';
import type { PostCategory } from '#domain/health-habit.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { categoryNames, type Post, publishedDate } from './posts.ts';

type PostFactsProps = { post: Pick<Post, 'category' | 'publishedAt'>; children?: ReactNode };

/** The post's category, and its date. */
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

const icons: Record<PostCategory, LucideIcon> = {
  nutrition: Wheat,
  diet: Salad,
  mindset: Brain,
  recovery: MoonStar,
  training: Dumbbell,
};

function CategoryBadge({ category }: { category: PostCategory }) {
  const Icon = icons[category];
  return (
    <Badge tone="accent">
      <Icon aria-hidden="true" />
      {categoryNames[category]}
    </Badge>
  );
}
