import { useState } from 'react';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { EventList, MoreEvents } from './EventList.tsx';
import { type EventGroup, useSecurityEvents } from './use-security-events.ts';

type SecurityEventsProps = { zone: string; className?: string };

/** Security events of accounts and the ways into them: for coaches. */
export function SecurityEvents({ zone, className }: SecurityEventsProps) {
  const [group, setGroup] = useState<EventGroup>();
  const read = useSecurityEvents({ group });
  return (
    <Card
      title="Security log"
      description="Sign-ins, passwords, roles, deletions and what coaches change of the last year, newest first."
      className={className}
      actions={
        <SelectField
          label="What to show"
          hideLabel
          options={groups}
          value={group ?? ''}
          onChange={({ target }) => setGroup((target.value || undefined) as EventGroup | undefined)}
        />
      }
      footer={read.hasNextPage && <MoreEvents read={read} />}
    >
      <EventList read={read} zone={zone} />
    </Card>
  );
}

const groups = [
  { value: '', label: 'Everything' },
  { value: 'sign-ins', label: 'Sign-ins' },
  { value: 'accounts', label: 'Accounts' },
  { value: 'members', label: 'Members and roles' },
  { value: 'training', label: 'Training' },
  { value: 'feed', label: 'Feed' },
];
