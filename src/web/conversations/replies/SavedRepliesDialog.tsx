import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listSavedReplies } from '#contract/conversations/saved-replies.ts';
import { nameOfReply } from '#domain/conversations/saved-reply.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ReplyForm } from './ReplyForm.tsx';

export type SavedReply = ResponseOf<typeof listSavedReplies>[number];

type SavedRepliesDialogProps = {
  /** What to begin a new one with; null to look over those there are. */
  begunWith: string | null;
  onClose: () => void;
};

/** A coach's saved replies: looked over, written, changed, deleted. */
export function SavedRepliesDialog({ begunWith, onClose }: SavedRepliesDialogProps) {
  const replies = useRead(listSavedReplies, {});
  const [editing, setEditing] = useState<SavedReply | 'new' | null>(begunWith === null ? null : 'new');
  if (editing !== null)
    return (
      <ReplyForm
        reply={editing === 'new' ? null : editing}
        begunWith={begunWith ?? ''}
        onClose={onClose}
        onDone={begunWith === null ? () => setEditing(null) : onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Saved Replies"
      description="Yours alone. {firstName} becomes the first name of whom you write to."
      footer={
        <>
          <DialogClose>Close</DialogClose>
          <Button variant="primary" onClick={() => setEditing('new')}>
            <Plus aria-hidden="true" />
            New Reply
          </Button>
        </>
      }
    >
      {replies.data ? (
        <Replies replies={replies.data} onEdit={setEditing} />
      ) : replies.error ? (
        <ErrorState
          message={sentenceOf(replies.error, 'The saved replies could not be loaded.')}
          onRetry={replies.refetch}
          retrying={replies.isFetching}
        />
      ) : (
        <Loading label="Loading saved replies" className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      )}
    </Dialog>
  );
}

function Replies({
  replies,
  onEdit,
}: {
  replies: readonly SavedReply[];
  onEdit: (reply: SavedReply) => void;
}) {
  if (replies.length === 0)
    return <p className="py-6 text-center text-muted">Nothing is saved yet. Save what you write often.</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {replies.map(reply => (
        <li key={reply.id} className="flex items-start gap-3 py-3">
          <div className="min-w-0 flex-1">
            {reply.title && <p className="font-medium wrap-anywhere">{reply.title}</p>}
            <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line text-muted">{reply.text}</p>
          </div>
          <Button size="sm" aria-label={`Edit ${nameOfReply(reply)}`} onClick={() => onEdit(reply)}>
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}
