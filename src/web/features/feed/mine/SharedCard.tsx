import { useState } from 'react';
import { removeAllIShared } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Muted } from './Muted.tsx';
import { SharedPosts } from './SharedPosts.tsx';
import { useMyShared } from '#web/features/feed/my-shared/use-my-shared.ts';

/**
 * A member's own shared posts, and a way to take them back, one by one or all; in the feed also the people one has
 * muted.
 */
export function SharedCard({ isInFeed }: { isInFeed: boolean }) {
  const { isAny } = useMyShared();
  return (
    <Card
      title="Sharing"
      description={
        isInFeed
          ? 'You share nothing unless you choose to.'
          : 'Nobody sees this now. It becomes visible again with the feed, unless you remove it.'
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
        description="All your posts, comments and likes in the fellowship are deleted for everyone. Your training log keeps everything."
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
