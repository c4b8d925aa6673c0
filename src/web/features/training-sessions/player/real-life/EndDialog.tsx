import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

type EndDialogProps = {
  open: boolean;
  /** What has sets left. */
  names: readonly string[];
  onClose: () => void;
  onEnd: () => void;
};

/** Asked once, where something is left. */
export function EndDialog({ open, names, onClose, onEnd }: EndDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="End the session?"
      description={`${names.length === 1 ? 'One exercise is' : `${names.length} exercises are`} open: ${names.join(', ')}. What you have done is saved.`}
      confirmLabel="End anyway"
      cancelLabel="Keep going"
      tone="primary"
      onConfirm={onEnd}
    />
  );
}
