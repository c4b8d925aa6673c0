import { listMuted, unmutePerson } from '#contract/fellowship/feed.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Person } from '#web/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** Whom one has muted. */
export function Muted() {
  const muted = useRead(listMuted, {}, { freshFor: 0 });
  if (muted.isPending)
    return (
      <Loading label="Loading whom you have muted">
        <SkeletonLines lines={1} />
      </Loading>
    );
  if (!muted.data)
    return (
      <ErrorState
        className="py-2"
        message={sentenceOf(muted.error, 'Whom you have muted could not be loaded.')}
        onRetry={() => void muted.refetch()}
        retrying={muted.isFetching}
      />
    );
  if (muted.data.length === 0) return <p className="text-sm text-muted">You have muted nobody.</p>;
  return (
    <ul aria-label="Muted" className="divide-y divide-line">
      {muted.data.map(person => (
        <MutedPerson key={person.id} person={person} />
      ))}
    </ul>
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
