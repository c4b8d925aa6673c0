import { History } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { useUnits } from '#web/measures/use-units.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';
import {
  membershipFacts,
  type PersonInFull,
  profileFacts,
  standingOfMembership,
} from './member-page-words.ts';

const CoachChangesDialog = partToOpen(
  async () => (await import('./CoachChangesDialog.tsx')).CoachChangesDialog,
);

/** Where their membership stands, and until when; and what coaches did to it and to the rest of theirs. */
export function MembershipCard({ person }: { person: PersonInFull }) {
  const { user } = useCurrentUser();
  const zone = user?.timeZone ?? 'UTC';
  const [isOpen, setOpen] = useState(false);
  const { words, tone } = standingOfMembership(person, zone);
  return (
    <Card title="Membership">
      <div className="grid gap-3">
        <Badge tone={tone} dot className="justify-self-start">
          {words}
        </Badge>
        <Facts facts={membershipFacts(person, zone)} />
        <Button size="sm" className="justify-self-start print:hidden" onClick={() => setOpen(true)}>
          <History aria-hidden="true" />
          What coaches changed
        </Button>
      </div>
      {isOpen && <CoachChangesDialog memberId={person.id} onClose={() => setOpen(false)} />}
    </Card>
  );
}

/** What they say of themselves. */
export function ProfileCard({ person }: { person: PersonInFull }) {
  return (
    <Card title="Profile">
      <div className="grid gap-3">
        {person.bio && <p className="whitespace-pre-line wrap-anywhere">{person.bio}</p>}
        <Facts facts={profileFacts(person, useUnits())} />
      </div>
    </Card>
  );
}

function Facts({ facts }: { facts: readonly { label: string; text: string }[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(({ label, text }) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="max-w-32 text-muted">{label}</dt>
          <dd className="wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
