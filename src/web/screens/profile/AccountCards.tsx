import { Download, Moon, Sun } from 'lucide-react';
import { Sharing } from '#web/features/feed/sharing/Sharing.tsx';
import { LoadingCard } from '#web/parts/loads/card/LoadingCard.tsx';
import { MembershipStanding } from '#web/features/membership/MembershipStanding.tsx';
import { NoticesCard } from '#web/features/notices/preferences/NoticesCard.tsx';
import type { CurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { setTheme, useTheme } from '#web/ui/look/theme.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { JumpList } from './JumpList.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Password } from './Password.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { SecurityEvents } from '#web/parts/security-events/SecurityEvents.tsx';
import { Sessions } from './Sessions.tsx';

type AccountCardsProps = {
  user: CurrentUser;
  /** On a page of its own, for who has no place in the fellowship (yet, or any more). */
  isOutside?: boolean;
};

/** Everything of an account, in the same order wherever it is shown; what keeps it safe stands on the right. */
export function AccountCards({ user, isOutside = false }: AccountCardsProps) {
  return (
    <div className="@container">
      <JumpList titles={titlesFor(user)} />
      <div className="grid items-start gap-(--stack) @4xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
        <div className="grid min-w-0 gap-(--stack)">
          <ProfileDetails user={user} />
          <LoadingCard user={user} />
          <NoticesCard user={user} />
          <MembershipStanding user={user} />
          <Sharing user={user} isOutside={isOutside} />
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

/** As the cards are called that everyone has. */
const titlesFor = ({ hasPassword }: CurrentUser): string[] => [
  'About you',
  'My bar and plates',
  'Notices',
  'Membership',
  'Theme',
  'Your data',
  ...(hasPassword ? ['Password'] : []),
  'Where you are signed in',
  'Passkeys',
  'Delete my account',
];

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

const themes = [
  { value: 'dark', label: 'Dark', Icon: Moon },
  { value: 'light', label: 'Light', Icon: Sun },
] as const;

function ThemeChoice() {
  const theme = useTheme();
  return (
    <Card title="Theme" description="Kept on this device.">
      <div role="radiogroup" aria-label="Theme" className="grid grid-halves gap-3">
        {themes.map(({ value, label, Icon }) => (
          <label
            key={value}
            className="relative flex min-h-(--control-height) cursor-pointer items-center justify-center gap-2.5 rounded-md border border-line bg-raised px-3 text-(length:--control-text) text-muted transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => setTheme(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            {label}
          </label>
        ))}
      </div>
    </Card>
  );
}
