import { useBrand } from '#web/brand/use-brand.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { useMyShared } from './use-my-shared.ts';

const SharedCard = lazyPart(async () => (await import('./SharedCard.tsx')).SharedCard);

type SharingProps = {
  user: CurrentUser;
  /** They have no place in the fellowship, yet or any more. */
  isOutside: boolean;
};

/** Where the fellowship has no feed there is nothing of it, but for who has shared something: that is theirs to take back. */
export function Sharing({ user, isOutside }: SharingProps) {
  const { hasFeed } = useBrand();
  const isMember = user.role === 'member';
  const { isAny } = useMyShared(isMember);
  const isInFeed = hasFeed && !isOutside;
  return <Fetched part={SharedCard} isWanted={isMember && (isInFeed || isAny)} props={{ isInFeed }} />;
}
