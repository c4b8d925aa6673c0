import type { Session } from '#web/training-days/day-record.ts';
import { SessionList } from '#web/training-days/SessionList.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import type { PersonInFull } from './member-page-words.ts';

type LastSessionsProps = { person: PersonInFull; onOpen: (session: Session) => void };

export function LastSessions({ person, onOpen }: LastSessionsProps) {
  return (
    <Card title="Last Sessions" description="Each opens as planned beside done.">
      <SessionList memberId={person.id} pageSize={6} onOpen={onOpen} />
    </Card>
  );
}
