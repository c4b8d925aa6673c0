import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { previewShare, shareToFeed } from '#contract/fellowship/feed.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { PostContentBox } from '#web/parts/share/content/PostContentBox.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import type { ShareSource } from './share-source.ts';

type Preview = ResponseOf<typeof previewShare>;
type Whom = 'groups' | 'all';

/** Exactly what others will see, and who; then it is shared, or not. */
export function ShareDialog({ source, onClose }: { source: ShareSource; onClose: () => void }) {
  const preview = useRead(previewShare, { query: source }, { staleTime: 0 });
  const [chosen, setChosen] = useState<Whom | null>(null);
  const send = useSend(shareToFeed, {
    success: { title: 'Shared', description: 'It is under Fellowship, where you can stop sharing it.' },
    onSuccess: onClose,
  });
  const { data } = preview;
  const ways = data ? waysOf(data) : [];
  const whom = chosen ?? ways[0]?.value ?? null;
  const mayShare = data !== undefined && !data.isShared && whom !== null;
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Share this?"
      description="This is all that others will see. It stays as it is, whatever you log later."
      error={send.error ? sentenceOf(send.error, 'It was not shared. Please try again.') : undefined}
      onSubmit={event => {
        event.preventDefault();
        if (mayShare) send.mutate({ body: { ...source, withAll: whom === 'all' } });
      }}
      footer={
        <>
          <DialogClose>{mayShare ? 'Keep it to myself' : 'Close'}</DialogClose>
          {mayShare && (
            <Button type="submit" variant="primary" pending={send.isPending} pendingLabel="Sharing...">
              Share
            </Button>
          )}
        </>
      }
    >
      <Query
        of={preview}
        failed="What others will see could not be loaded. What waits for a signal has to be sent first."
        plainly
        loading={
          <Loading label="Loading what others will see">
            <Skeleton className="h-36 rounded-md" />
          </Loading>
        }
      >
        {data => (
          <div className="grid gap-4">
            <PostContentBox content={data.told} />
            <Whom preview={data} ways={ways} whom={whom} onChoose={setChosen} />
          </div>
        )}
      </Query>
    </Dialog>
  );
}

type WhomProps = {
  preview: Preview;
  ways: ReturnType<typeof waysOf>;
  whom: Whom | null;
  onChoose: (whom: Whom) => void;
};

function Whom({ preview, ways, whom, onChoose }: WhomProps) {
  if (preview.isShared) return <Notice>You have shared this already.</Notice>;
  if (whom === null)
    return (
      <Notice>You are not in a group yet, so nobody would see it. Your coach adds members to groups.</Notice>
    );
  const [only, ...others] = ways;
  if (only && others.length === 0)
    return (
      <p className="text-sm text-muted">
        {only.label}: {only.explained}
      </p>
    );
  return <OneOf legend="Who sees it" options={ways} value={whom} onChange={onChoose} />;
}

const waysOf = ({
  inGroups,
  mayShareWithAll,
}: Preview): { value: Whom; label: string; explained: string }[] => [
  ...(inGroups > 0
    ? [{ value: 'groups' as const, label: 'Your groups', explained: whomText(inGroups) }]
    : []),
  ...(mayShareWithAll
    ? [
        {
          value: 'all' as const,
          label: 'Everyone',
          explained: 'Every member of the fellowship, and the coaches.',
        },
      ]
    : []),
];

/** 'The 14 members who are in a group with you, and the coaches.' */
const whomText = (inGroups: number): string =>
  inGroups === 1
    ? 'The one member who is in a group with you, and the coaches.'
    : `The ${inGroups.toLocaleString('en-US')} members who are in a group with you, and the coaches.`;
