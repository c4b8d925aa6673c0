import { Brain, Dumbbell, type LucideIcon, MoonStar, Salad, Wheat } from 'lucide-react';
import type { PostCategory } from '#domain/health-habit.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { categoryNames } from './posts.ts';

const icons: Record<PostCategory, LucideIcon> = {
  nutrition: Wheat,
  diet: Salad,
  mindset: Brain,
  recovery: MoonStar,
  training: Dumbbell,
};

export function CategoryBadge({ category }: { category: PostCategory }) {
  const Icon = icons[category];
  return (
    <Badge tone="accent">
      <Icon aria-hidden="true" />
      {categoryNames[category]}
    </Badge>
  );
}
