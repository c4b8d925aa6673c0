import { useUnits } from '#web/measures/use-units.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Facts } from '#web/parts/people/Facts.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';
import { profileFacts } from './member-page-text.ts';

/** A person's description of themselves. */
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
