import { deviceWords } from '#domain/device-words.ts';
import { formatInstant } from '#domain/plain-date.ts';
import { sentenceOf } from '#web/data/send.ts';
import { MemberLink } from '#web/members/MemberLink.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { eventPeople } from './event-people.ts';
import type { SecurityEvent, useSecurityEvents } from './use-security-events.ts';

type Read = ReturnType<typeof useSecurityEvents>;

/** The events as far as they have been read, newest first. */
export function EventList({ read, zone }: { read: Read; zone: string }) {
  const { events } = read;
  return (
    <>
      {read.isPending && (
        <Loading label="Loading the security log">
          <SkeletonLines lines={6} />
        </Loading>
      )}
      {read.isLoadingError && read.error && (
        <ErrorState
          className="py-2"
          message={sentenceOf(read.error, 'The security log could not be loaded.')}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      )}
      {events?.length === 0 && <p className="text-sm text-muted">Nothing has happened yet.</p>}
      {events && events.length > 0 && (
        <ul className="divide-y divide-line" aria-busy={read.isPlaceholderData}>
          {events.map(event => (
            <EventLine key={event.id} event={event} zone={zone} />
          ))}
        </ul>
      )}
      {read.isFetchNextPageError && <Notice tone="danger">The next ones could not be loaded.</Notice>}
    </>
  );
}

export function MoreEvents({ read }: { read: Read }) {
  return (
    <Button
      size="sm"
      pending={read.isFetchingNextPage}
      pendingLabel="Loading more..."
      onClick={() => void read.fetchNextPage()}
    >
      Show more
    </Button>
  );
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
