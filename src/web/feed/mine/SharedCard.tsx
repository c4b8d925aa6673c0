import { useState } from 'react';
import { listMuted, removeAllIShared, unmutePerson } from '#contract/fellowship/feed.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Person } from '#web/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';

/** Whom one has muted, and a way to take back all that one ever shared. */
export function SharedCard() {
  const muted = useRead(listMuted, {}, { freshFor: 0 });
  return (
    <Card title="Sharing" description="You share nothing unless you choose to." footer={<RemoveAll />}>
      {muted.isPending && (
        <Loading label="Loading whom you have muted">
          <SkeletonLines lines={1} />
        </Loading>
      )}
      {muted.isError && !muted.data && (
        <ErrorState
          className="py-2"
          message={sentenceOf(muted.error, 'Whom you have muted could not be loaded.')}
          onRetry={() => void muted.refetch()}
          retrying={muted.isFetching}
        />
      )}
      {muted.data?.length === 0 && <p className="text-sm text-muted">You have muted nobody.</p>}
      {muted.data && muted.data.length > 0 && (
        <ul aria-label="Muted" className="divide-y divide-line">
          {muted.data.map(person => (
            <Muted key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Muted({ person }: { person: Person }) {
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

function RemoveAll() {
  const [isOpen, setOpen] = useState(false);
  const remove = useSend(removeAllIShared, {
    success: { title: 'You share nothing now' },
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Remove everything I shared
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Remove everything you shared?"
        description="All your posts, your words and your encouragement in the fellowship are gone for everyone. Your training log keeps everything."
        confirmLabel="Remove everything"
        pendingLabel="Removing..."
        pending={remove.isPending}
        error={
          remove.error ? sentenceOf(remove.error, 'It could not be removed. Please try again.') : undefined
        }
        onConfirm={() => remove.mutate({})}
      />
    </>
  );
}
