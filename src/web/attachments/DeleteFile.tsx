import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteAttachment } from '#contract/conversations/attachments.ts';
import { useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

type DeleteFileProps = {
  id: string;
  name: 'picture' | 'clip';
  /** What it is in, which does not go. */
  of: 'message' | 'answer';
};

/** Takes one's own picture or clip away, once it is asked. */
export function DeleteFile({ id, name, of }: DeleteFileProps) {
  const [isAsked, prescribedSet] = useState(false);
  const { mutate, isPending } = useSend(deleteAttachment, {
    failure: 'It could not be deleted.',
    onSuccess: () => prescribedSet(false),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => prescribedSet(true)}
        className="flex min-h-6 items-center gap-1 rounded-xs text-xs text-faint underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
      >
        <Trash2 aria-hidden="true" className="size-3.5" />
        Delete {name}
      </button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={prescribedSet}
        title={`Delete this ${name}?`}
        description={`It is deleted for everyone, and cannot be restored. The ${of} stays.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        pending={isPending}
        onConfirm={() => mutate({ params: { id } })}
      />
    </>
  );
}
