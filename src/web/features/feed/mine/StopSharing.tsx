import { removeFromFeed } from '#contract/fellowship/feed.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

type StopSharingProps = { postId: string; open: boolean; onClose: () => void };

/** Asks before something of one's own is shared no longer. */
export function StopSharing({ postId, open, onClose }: StopSharingProps) {
  const remove = useSend(removeFromFeed, { success: { title: 'No longer shared' }, onSuccess: onClose });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Stop sharing it?"
      description="Its comments and likes are deleted with it. Your training log keeps everything."
      confirmLabel="Stop sharing"
      pendingLabel="Removing..."
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, 'It is still shared. Please try again.') : undefined}
      onConfirm={() => remove.mutate({ params: { id: postId } })}
    />
  );
}
