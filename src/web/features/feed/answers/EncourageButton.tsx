import { useQueryClient } from '@tanstack/react-query';
import { HandHeart } from 'lucide-react';
import { encourage, listFeed, stopEncouraging } from '#contract/fellowship/feed.ts';
import { maxCounted } from '#domain/feed/feed-limits.ts';
import { useSend } from '#web/data/send.ts';
import { updateCachedPost, type Post } from '#web/features/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { cx } from '#web/ui/look/cx.ts';

const failure = 'That did not reach the server. Please try again.';

/** A single tap, shown at once; a failed one is undone and reported. */
export function EncourageButton({ post }: { post: Post }) {
  const client = useQueryClient();
  const show = (isEncouraged: boolean) =>
    updateCachedPost(client, post.id, shown => ({
      ...shown,
      isEncouraged,
      encouragements: shown.encouragements + (Number(isEncouraged) - Number(shown.isEncouraged)),
    }));
  const updatesCached = [listFeed];
  const add = useSend(encourage, { updatesCached, failure, onError: () => show(false) });
  const drop = useSend(stopEncouraging, { updatesCached, failure, onError: () => show(true) });
  const { isEncouraged, encouragements } = post;
  const press = () => {
    if (add.isPending || drop.isPending) return;
    show(!isEncouraged);
    (isEncouraged ? drop : add).mutate({ params: { id: post.id } });
  };
  return (
    <Button
      variant={isEncouraged ? 'secondary' : 'ghost'}
      aria-pressed={isEncouraged}
      onClick={press}
      className="-ml-1"
    >
      <HandHeart aria-hidden="true" className={cx(isEncouraged && 'text-accent')} />
      {isEncouraged ? 'Liked' : 'Like'}
      {encouragements > 0 && <Count count={encouragements} />}
    </Button>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="text-muted">
      {count < maxCounted ? count : `${maxCounted}+`}
      <span className="sr-only"> {count === 1 ? 'like' : 'likes'}</span>
    </span>
  );
}
