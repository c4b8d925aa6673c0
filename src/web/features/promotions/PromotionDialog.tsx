import { useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { createPromotion } from '#contract/promotions.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { keepTyped, useFormDraft } from '#web/data/drafts/form-draft.ts';
import { bannerCard, type Promoted } from '#web/parts/public-page/promotion-banner.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { preparingPicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { draftOf, type PromotionForm } from './promotion-form.ts';
import { PromotionFields } from './PromotionFields.tsx';
import type { Promotion } from './promotions.ts';
import { useSavePromotion } from './use-save-promotion.ts';

type PromotionDialogProps = { promotion: Promotion | null; onClose: () => void };

/**
 * Writes a promotion, or changes one, with the banner as strangers will see it. What is typed is kept on the device until
 * it is saved or started over.
 */
export function PromotionDialog({ promotion, onClose }: PromotionDialogProps) {
  const { user } = useCurrentUser();
  const { form: draft, saved, ...kept } = useFormDraft<PromotionForm>(draftOf(user?.id ?? '', promotion));
  const form = useContractForm<typeof createPromotion.body, PromotionForm>(createPromotion.body, kept.first);
  const typed = useWatch({ control: form.control }) as PromotionForm;
  useEffect(() => keepTyped(draft, typed), [draft, typed]);
  const [isPreparing, setPreparing] = useState(false);
  const save = useSavePromotion(() => {
    kept.drop();
    onClose();
  }, form.refuse);
  const startOver = () => {
    form.reset(saved);
    kept.forgetRestored();
  };
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
          <Button
            type="submit"
            variant="primary"
            pending={save.isPending || isPreparing}
            pendingLabel={isPreparing ? preparingPicture : 'Saving...'}
          >
            {promotion ? 'Save Changes' : 'Create Promotion'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {kept.isRestored && <RestoredDraft onStartOver={startOver} />}
        <BannerPreview promotion={typed} />
        <PromotionFields
          register={form.register}
          errors={form.formState.errors}
          imageUrl={typed.imageUrl}
          onPreparing={setPreparing}
          onImage={imageUrl => form.setValue('imageUrl', imageUrl, { shouldDirty: true })}
        />
      </div>
    </Dialog>
  );
}

/** The very banner of the home page. It only shows: its link would lead away from what is being typed. */
function BannerPreview({ promotion }: { promotion: Promoted }) {
  const host = useRef<HTMLDivElement>(null);
  const heading = useId();
  const { title, description, buttonText, buttonUrl, imageUrl } = promotion;
  useEffect(() => {
    const shown = { title: title || 'Title', description, buttonText, buttonUrl, imageUrl };
    host.current?.replaceChildren(bannerCard(shown));
  }, [title, description, buttonText, buttonUrl, imageUrl]);
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-sm font-medium">
        On the home page
      </h3>
      <div ref={host} inert className="rounded-lg bg-page p-3" />
    </section>
  );
}
