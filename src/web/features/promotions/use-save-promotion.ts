import { createPromotion, updatePromotion } from '#contract/promotions.ts';
import { changedIn } from '#web/data/drafts/changes.ts';
import { usePictureUpload } from '#web/data/pictures/picture-upload.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { PromotionForm } from './promotion-form.ts';
import type { Promotion } from './promotions.ts';

const failures = {
  create: 'Failed to create promotional content',
  update: 'Failed to update promotional content',
};

export function useSavePromotion(onSuccess: () => void, onError: (error: Error) => void) {
  const prepare = usePictureUpload('promotion', 'imageUrl');
  const outcome = { prepare, onSuccess, onError };
  const create = useSend(createPromotion, {
    ...outcome,
    success: { title: 'Success', description: 'Promotional content created successfully' },
    failure: failures.create,
  });
  const update = useSend(updatePromotion, {
    ...outcome,
    success: { title: 'Success', description: 'Promotional content updated successfully' },
    failure: failures.update,
  });
  return {
    send: (promotion: Promotion | null, values: PromotionForm, saved: PromotionForm) => {
      if (promotion) update.mutate({ params: { id: promotion.id }, body: changedIn(values, saved) });
      else create.mutate({ body: values });
    },
    isPending: create.isPending || update.isPending,
    failure:
      (create.error && sentenceOf(create.error, failures.create)) ??
      (update.error && sentenceOf(update.error, failures.update)) ??
      undefined,
  };
}
