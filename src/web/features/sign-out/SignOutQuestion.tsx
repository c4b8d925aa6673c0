import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { isOne, unsentText } from '#web/parts/pending/count-text.ts';
import type { Unsent } from '#web/parts/pending/unsent.ts';

type SignOutQuestionProps = { open: boolean; unsent: Unsent; onStay: () => void; onLeave: () => void };

/** Asks before someone leaves behind what they have logged. */
export function SignOutQuestion({ open, unsent, onStay, onLeave }: SignOutQuestionProps) {
  const they = isOne(unsent) ? 'it stays' : 'they stay';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={isOpen => isOpen || onStay()}
      title="Sign out now?"
      description={`${unsentText(unsent)} not been sent yet. If you sign out, ${they} on this device for your account, to be sent when you sign in here again.`}
      cancelLabel="Stay"
      confirmLabel="Sign out anyway"
      onConfirm={onLeave}
    />
  );
}
