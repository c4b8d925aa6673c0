import type { Session } from '#web/parts/day-record/day-record.ts';
import { SessionList } from '#web/parts/day-record/SessionList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { PersonInFull } from '#web/parts/people/person-in-full.ts';

type LastSessionsProps = { person: PersonInFull; onOpen: (session: Session) => void };

export function LastSessions({ person, onOpen }: LastSessionsProps) {
  return (
    <Card title="Last Sessions" description="Open one to see what was planned and what was done.">
      <SessionList memberId={person.id} pageSize={6} onOpen={onOpen} />
    </Card>
  );
}
