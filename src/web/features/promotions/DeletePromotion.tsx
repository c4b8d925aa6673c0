import { deletePromotion } from '#contract/promotions.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { draftOf } from './promotion-form.ts';
import type { Promotion } from './promotions.ts';

const failure = 'Failed to delete promotional content';

export function DeletePromotion({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) {
  const { user } = useCurrentUser();
  const remove = useSend(deletePromotion, {
    success: { title: 'Success', description: 'Promotional content deleted successfully' },
    failure,
    onSuccess: () => {
      draftOf(user?.id ?? '', promotion).draft.drop();
      onClose();
    },
  });
  const consequence =
    promotion.isActive === 'true'
      ? 'It is removed from the home page at once.'
      : 'It is not on the home page now.';
  return (
    <ConfirmDialog
      open
      onOpenChange={open => open || onClose()}
      title={`Delete ${promotion.title}?`}
      description={`${consequence} This cannot be undone.`}
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.error ? sentenceOf(remove.error, failure) : undefined}
      onConfirm={() => remove.mutate({ params: { id: promotion.id } })}
    />
  );
}
