import type { CurrentUser } from '#web/session/current-user.ts';
import { MembershipStanding } from '#web/membership/MembershipStanding.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { Sessions } from './Sessions.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';
import { YourData } from './YourData.tsx';

/** Everything of an account, in the same order wherever it is shown; what keeps it safe stands on the right. */
export function AccountCards({ user }: { user: CurrentUser }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-(--stack) @4xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className="grid min-w-0 gap-(--stack)">
          <ProfileDetails user={user} />
          <MembershipStanding user={user} />
          <ThemeChoice />
          <YourData />
        </div>
        <div className="grid min-w-0 gap-(--stack)">
          {user.hasPassword && <Password user={user} />}
          <Sessions zone={user.timeZone} />
          <Passkeys user={user} />
          <DeleteAccount user={user} />
        </div>
        {user.role === 'admin' && <SecurityEvents zone={user.timeZone} className="@4xl:col-span-2" />}
      </div>
    </div>
  );
}
