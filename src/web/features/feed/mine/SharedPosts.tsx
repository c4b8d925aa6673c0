import { useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { kindOf, titleOf } from '#web/parts/share/content/post-content-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { StopSharing } from './StopSharing.tsx';
import { type Shared, useMyShared } from '#web/features/feed/my-shared/use-my-shared.ts';

/** The member's own posts, the newest first, each with a way to take it back. */
export function SharedPosts() {
  const { posts = [], ...read } = useMyShared();
  const [asked, prescribedSet] = useState<string | null>(null);
  return (
    <>
      {posts.length === 0 && <p className="text-sm text-muted">You have not shared anything.</p>}
      <ul aria-label="What you share" className="divide-y divide-line empty:hidden">
        {posts.map(post => (
          <SharedPost key={post.id} post={post} onStop={() => prescribedSet(post.id)} />
        ))}
      </ul>
      <LoadEarlier of={read} label="Show more" failed="The next ones could not be loaded." className="mt-3" />
      <StopSharing postId={asked ?? ''} open={asked !== null} onClose={() => prescribedSet(null)} />
    </>
  );
}

function SharedPost({ post: { told, isForAll }, onStop }: { post: Shared; onStop: () => void }) {
  const units = useUnits();
  return (
    <li className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0 wrap-anywhere">
        {titleOf(told)}
        <span className="block text-sm text-muted">
          {kindOf(told, units)} · {formatDate(told.date)}
          {isForAll && ' · with everyone'}
        </span>
      </span>
      <Button size="sm" aria-haspopup="dialog" onClick={onStop}>
        Stop sharing
        <span className="sr-only">
          {' '}
          {titleOf(told)} of {formatDate(told.date)}
        </span>
      </Button>
    </li>
  );
}
