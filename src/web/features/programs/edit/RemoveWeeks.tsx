import type { RemovedWeeks } from '#web/features/programs/details/audience-text.ts';
import { removalText, weeksText } from '#web/features/programs/details/removal-text.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { capitalised } from '#web/ui/text/words.ts';

type RemoveWeeksProps = {
  removed: RemovedWeeks;
  pending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** The question before a smaller number of weeks is saved. */
export function RemoveWeeks({ removed, pending, failure, onConfirm, onClose }: RemoveWeeksProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Remove ${capitalised(weeksText(removed.weeks))}?`}
      description={removalText(removed)}
      confirmLabel="Remove and Save"
      cancelLabel="Keep Them"
      pending={pending}
      pendingLabel="Saving..."
      error={pending ? undefined : failure}
      onConfirm={onConfirm}
    />
  );
}
