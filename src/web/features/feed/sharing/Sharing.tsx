import { useBrand } from '#web/brand/use-brand.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useMyShared } from '#web/features/feed/my-shared/use-my-shared.ts';

const SharedCard = lazyPart(async () => (await import('#web/features/feed/mine/SharedCard.tsx')).SharedCard);

type SharingProps = {
  user: CurrentUser;
  /** Whether they have no place in the fellowship, yet or any more. */
  isOutside: boolean;
};

/**
 * Without a feed in the fellowship this is hidden, except for members who have shared something: that is theirs to take
 * back.
 */
export function Sharing({ user, isOutside }: SharingProps) {
  const { hasFeed } = useBrand();
  const isMember = user.role === 'member';
  const { isAny } = useMyShared(isMember);
  const isInFeed = hasFeed && !isOutside;
  return <Fetched part={SharedCard} isWanted={isMember && (isInFeed || isAny)} props={{ isInFeed }} />;
}
