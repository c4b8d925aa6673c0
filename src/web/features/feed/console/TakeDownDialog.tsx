import { useState } from 'react';
import { moderateFeed } from '#contract/fellowship/feed.ts';
import { maxReasonLength } from '#domain/feed/feed-limits.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Post } from '#web/features/feed/use-feed.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';

/** Hides a post from everyone but its author and coaches; the author reads why. */
export function TakeDownDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isAsked, prescribedSet] = useState(false);
  const send = useSend(moderateFeed, {
    success: { title: 'Taken down', description: 'It can be put back.' },
    onSuccess: onClose,
  });
  const isMissing = reason.trim() === '';
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="sm"
      title="Take it down?"
      description={`Others no longer see it. ${post.author.name} does, with your reason.`}
      error={send.error ? sentenceOf(send.error, 'It could not be taken down.') : undefined}
      onSubmit={event => {
        event.preventDefault();
        prescribedSet(true);
        if (!isMissing) send.mutate({ params: { id: post.id }, body: { act: 'take-down', reason } });
      }}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="danger" pending={send.isPending} pendingLabel="Taking down...">
            Take down
          </Button>
        </>
      }
    >
      <TextArea
        label="Why"
        hint="The member reads this."
        rows={2}
        maxLength={maxReasonLength}
        value={reason}
        error={isAsked && isMissing ? 'Say why: the member reads it' : undefined}
        onChange={event => setReason(event.target.value)}
      />
    </Dialog>
  );
}
