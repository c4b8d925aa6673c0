import { useState } from 'react';
import { removeAllIShared } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Muted } from './Muted.tsx';
import { SharedPosts } from './SharedPosts.tsx';
import { useMyShared } from './use-my-shared.ts';

/** What one has shared, and a way to take it back, one by one or all of it; in the feed also whom one has muted. */
export function SharedCard({ isInFeed }: { isInFeed: boolean }) {
  const { isAny } = useMyShared();
  return (
    <Card
      title="Sharing"
      description={
        isInFeed
          ? 'You share nothing unless you choose to.'
          : 'Nobody sees this now. It would be seen again with the feed, unless you take it back.'
      }
      footer={isAny && <RemoveAll />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div>
          <SharedPosts />
        </div>
        {isInFeed && <Muted />}
      </div>
    </Card>
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
