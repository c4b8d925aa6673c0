import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';

type SignOutQuestionProps = { open: boolean; waiting: number; onStay: () => void; onLeave: () => void };

/** Asks before someone leaves logs behind. */
export function SignOutQuestion({ open, waiting, onStay, onLeave }: SignOutQuestionProps) {
  const [logs, they] = waiting === 1 ? ['1 log has', 'it stays'] : [`${waiting} logs have`, 'they stay'];
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => isOpen || onStay()}
      title="Sign out now?"
      description={`${logs} not been sent yet. If you sign out, ${they} on this device for your account, to be sent when you sign in here again.`}
      cancelLabel="Stay"
      confirmLabel="Sign out anyway"
      onConfirm={onLeave}
    />
  );
}
