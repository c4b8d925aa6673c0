import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createPromotion } from '#contract/promotions.ts';
import { useContractForm } from '#web/data/contract-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/Dialog.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { formOf, type PromotionForm } from './promotion-form.ts';
import { PromotionFields } from './PromotionFields.tsx';
import type { Promotion } from './promotions.ts';
import { useSavePromotion } from './use-save-promotion.ts';

type PromotionDialogProps = { promotion: Promotion | null; onClose: () => void };

/** Writes a promotion, or changes one, with the banner as strangers will see it. */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  // As it was when the dialog opened: what is saved changes nothing here while it closes.
  const [saved] = useState(() => formOf(promotion));
  const form = useContractForm<typeof createPromotion.body, PromotionForm>(createPromotion.body, saved);
  const typed = useWatch({ control: form.control }) as PromotionForm;
  const save = useSavePromotion(onClose, form.refuse);
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      size="lg"
      title={promotion ? 'Edit Promotion' : 'Create Promotion'}
      description={
        promotion?.isActive === 'true'
          ? 'It is on the home page: what you save shows there within a minute.'
          : 'It is kept here until you set it active.'
      }
      error={save.failure}
      onSubmit={form.handleSubmit(values => save.send(promotion, values, saved))}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={save.isPending} pendingLabel="Saving...">
            {promotion ? 'Save Changes' : 'Create Promotion'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <BannerPreview promotion={typed} />
        <PromotionFields
          register={form.register}
          errors={form.formState.errors}
          imageUrl={typed.imageUrl}
          onImage={imageUrl => form.setValue('imageUrl', imageUrl, { shouldDirty: true })}
        />
      </div>
    </Dialog>
  );
}
