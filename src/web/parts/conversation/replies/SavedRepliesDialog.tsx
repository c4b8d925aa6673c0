import { Plus } from 'lucide-react';
import { useState } from 'react';
import { listSavedReplies } from '#contract/conversations/saved-replies.ts';
import { nameOfReply } from '#domain/conversations/saved-reply.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ReplyForm } from './ReplyForm.tsx';

export type SavedReply = ResponseOf<typeof listSavedReplies>[number];

type SavedRepliesDialogProps = {
  /** Text of a new one; null to look over the existing ones. */
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
      description="Only you see these. {firstName} becomes the first name of the person you write to."
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
      <Query
        of={replies}
        failed="The saved replies could not be loaded."
        loading={
          <Loading label="Loading saved replies" className="grid gap-2">
            <Skeleton className="h-14" />
            <Skeleton className="h-14" />
          </Loading>
        }
      >
        {list => <Replies replies={list} onEdit={setEditing} />}
      </Query>
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
