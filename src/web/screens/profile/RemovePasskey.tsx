import { removePasskey } from '#contract/passkeys.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import type { Passkey } from './Passkeys.tsx';

export function RemovePasskey({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { id, name } = passkey;
  const remove = useSend(removePasskey, {
    success: { title: 'Passkey removed', description: `${name} no longer signs you in` },
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => !open && onClose()}
      title="Remove this passkey?"
      description={`${name} no longer signs you in. Your password still does.`}
      confirmLabel="Remove"
      pending={remove.isPending}
      pendingLabel="Removing..."
      error={
        remove.error ? sentenceOf(remove.error, 'The passkey was not removed. Please try again.') : undefined
      }
      onConfirm={() => remove.mutate({ params: { id } })}
    />
  );
}
