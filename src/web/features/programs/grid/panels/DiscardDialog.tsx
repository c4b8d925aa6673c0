import { discardDraft } from '#contract/programs/drafts.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

type DiscardDialogProps = { programId: string; onClose: () => void; onDiscarded: () => void };

/** Discards the draft for the published version. */
export function DiscardDialog({ programId, onClose, onDiscarded }: DiscardDialogProps) {
  const discard = useSend(discardDraft, {
    success: { title: 'Success', description: 'The draft is gone. The program is as it is published.' },
    onSuccess: onDiscarded,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Discard the draft?"
      description="The program goes back to what members train now. Nothing changes for them."
      confirmLabel="Discard"
      pendingLabel="Discarding..."
      pending={discard.isPending}
      error={discard.error ? sentenceOf(discard.error, 'The draft could not be discarded.') : undefined}
      onConfirm={() => discard.mutate({ params: { id: programId } })}
    />
  );
}
