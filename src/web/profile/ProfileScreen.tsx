import { useBrand } from '#web/brand/use-brand.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { AccountCards } from './AccountCards.tsx';

/** Where the fellowship has no feed there is nothing of it. */
const SharedCard = lazyPart(async () => (await import('#web/feed/mine/SharedCard.tsx')).SharedCard);

/** Who one is here, and what is one's own: a section of the member area and of the console. */
export function ProfileScreen() {
  const { user } = useCurrentUser();
  const { hasFeed } = useBrand();
  return (
    <>
      <PageHeader title="Profile" subtitle="How others see you, and what is yours alone." />
      {user && (
        <AccountCards user={user}>
          <Fetched part={SharedCard} isWanted={hasFeed && user.role === 'member'} props={{}} />
        </AccountCards>
      )}
    </>
  );
}
