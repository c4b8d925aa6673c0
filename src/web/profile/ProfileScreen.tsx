import { useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { AccountCards } from './AccountCards.tsx';

/** Who one is here, and what is one's own: a section of the member area and of the console. */
export function ProfileScreen() {
  const { user } = useCurrentUser();
  return (
    <>
      <PageHeader title="Profile" subtitle="How others see you, and what is yours alone." />
      {user && <AccountCards user={user} />}
    </>
  );
}
