import { deviceWords } from '#domain/devices/device-text.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { LoadEarlier } from '#web/data/LoadEarlier.tsx';
import { Query } from '#web/data/Query.tsx';
import { MemberLink } from '#web/parts/people/MemberLink.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { eventPeople } from './event-people.ts';
import type { SecurityEvent, useSecurityEvents } from './use-security-events.ts';

type Read = ReturnType<typeof useSecurityEvents>;

/** The events as far as they have been read, newest first. */
export function EventList({ read, zone }: { read: Read; zone: string }) {
  return (
    <Query
      of={{ ...read, data: read.events }}
      failed="The security log could not be loaded."
      className="py-2"
      loading={
        <Loading label="Loading the security log">
          <SkeletonLines lines={6} />
        </Loading>
      }
      empty={<p className="text-sm text-muted">Nothing has happened yet.</p>}
    >
      {events => (
        <ul className="divide-y divide-line" aria-busy={read.isPlaceholderData}>
          {events.map(event => (
            <EventLine key={event.id} event={event} zone={zone} />
          ))}
        </ul>
      )}
    </Query>
  );
}

export function MoreEvents({ read }: { read: Read }) {
  return <LoadEarlier of={read} label="Show more" failed="The next ones could not be loaded." />;
}

function EventLine({ event, zone }: { event: SecurityEvent; zone: string }) {
  const { at, text, network, userAgent } = event;
  const from = network === null ? 'The server itself' : `${deviceWords(userAgent)}, ${network}`;
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="wrap-anywhere">{text}</p>
      <time dateTime={at} className="text-sm text-muted sm:text-right">
        {formatInstant(at, zone)}
      </time>
      <p className="text-sm wrap-anywhere text-muted">
        {eventPeople(event).map(part =>
          typeof part === 'string' ? (
            part
          ) : (
            <MemberLink key={part.id} memberId={part.id}>
              {part.name}
            </MemberLink>
          ),
        )}
      </p>
      <p className="text-sm wrap-anywhere text-faint sm:text-right">{from}</p>
    </li>
  );
}
