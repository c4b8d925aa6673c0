import { useCurrentUser } from '#web/session/current-user.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { AccountCards } from './AccountCards.tsx';

/** The user's own account: a section of the member area and of the console. */
export function ProfileScreen() {
  const { user } = useCurrentUser();
  return (
    <>
      <PageHeader title="Profile" subtitle="How others see you, and what only you see." />
      {user && <AccountCards user={user} />}
    </>
  );
}
