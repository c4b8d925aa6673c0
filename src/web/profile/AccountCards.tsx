import { Download } from 'lucide-react';
import { MembershipStanding } from '#web/membership/MembershipStanding.tsx';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { SecurityEvents } from './SecurityEvents.tsx';
import { Sessions } from './Sessions.tsx';
import { ThemeChoice } from './ThemeChoice.tsx';

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

const forms = [
  { href: '/api/my-data.json', label: 'Download JSON' },
  { href: '/api/my-data.csv', label: 'Download CSV' },
];

function YourData() {
  return (
    <Card
      title="Your data"
      description="Everything the fellowship keeps about you, as JSON. Your training log as CSV, for a spreadsheet."
    >
      <div className="flex flex-wrap gap-3">
        {forms.map(({ href, label }) => (
          <Button key={href} asChild>
            <a href={href} download>
              <Download aria-hidden="true" />
              {label}
            </a>
          </Button>
        ))}
      </div>
    </Card>
  );
}
