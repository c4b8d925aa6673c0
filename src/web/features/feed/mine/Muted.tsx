import { listMuted, unmutePerson } from '#contract/fellowship/feed.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useSend } from '#web/data/send.ts';
import type { Person } from '#web/features/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** People one has muted. */
export function Muted() {
  const muted = useRead(listMuted, {}, { staleTime: 0 });
  return (
    <Query
      of={muted}
      failed="Who you have muted could not be loaded."
      className="py-2"
      loading={
        <Loading label="Loading who you have muted">
          <SkeletonLines lines={1} />
        </Loading>
      }
      empty={<p className="text-sm text-muted">You have not muted anyone.</p>}
    >
      {people => (
        <ul aria-label="Muted" className="divide-y divide-line">
          {people.map(person => (
            <MutedPerson key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Query>
  );
}

function MutedPerson({ person }: { person: Person }) {
  const unmute = useSend(unmutePerson, { failure: 'They are still muted.' });
  return (
    <li className="flex items-center justify-between gap-3 py-2 first:pt-0 last:pb-0">
      <span className="min-w-0 wrap-anywhere">{person.name}</span>
      <Button
        size="sm"
        pending={unmute.isPending}
        onClick={() => unmute.mutate({ params: { memberId: person.id } })}
      >
        Unmute <span className="sr-only">{person.name}</span>
      </Button>
    </li>
  );
}
