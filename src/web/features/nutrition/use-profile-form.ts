import { updateNutritionProfile } from '#contract/nutrition.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { bodyOf, formOf, profileForm, type ProfileForm, unchangedSince } from './profile-form.ts';

/** Held by the screen, so that what is typed stays while another tab is looked at. */
export function useProfileForm(user: CurrentUser) {
  const units = useUnits();
  const [shape] = useState(() => profileForm(units));
  const form = useContractForm<typeof shape, ProfileForm>(shape, formOf(user, units));
  const [sent, setSent] = useState(() => formOf(user, units));
  const save = useSend(updateNutritionProfile, {
    success: { title: 'Success', description: 'Nutrition profile updated successfully' },
    failure: 'Failed to update nutrition profile',
    onSuccess: answer => {
      const saved = formOf(answer, units);
      const untouched = unchangedSince(sent, form.getValues());
      // What was typed while it was being saved is still to be saved.
      form.reset(saved, { keepValues: true });
      for (const field of untouched) form.setValue(field, saved[field]);
    },
    onError: form.refuse,
  });
  const submit = form.handleSubmit(read => {
    if (save.isPending) return;
    setSent(structuredClone(form.getValues()));
    save.mutate({
      body: bodyOf(
        read as unknown as z.output<typeof shape>,
        form.getValues(),
        form.formState.defaultValues as ProfileForm,
      ),
    });
  });
  return { ...form, units, submit, isSaving: save.isPending };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
