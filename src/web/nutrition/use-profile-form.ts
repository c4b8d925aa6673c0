import { updateNutritionProfile } from '#contract/nutrition.ts';
import { getCurrentUser } from '#contract/session.ts';
import type * as z from 'zod/mini';
import { useContractForm } from '#web/data/contract-form.ts';
import { useSend } from '#web/data/send.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { bodyOf, formOf, profileForm, type ProfileForm } from './profile-form.ts';

/** Held by the screen, so that what is typed stays while another tab is looked at. */
export function useProfileForm(user: CurrentUser) {
  const form = useContractForm<typeof profileForm, ProfileForm>(profileForm, formOf(user));
  const save = useSend(updateNutritionProfile, {
    refreshes: [getCurrentUser],
    success: { title: 'Success', description: 'Nutrition profile updated successfully' },
    failure: 'Failed to update nutrition profile',
    onSuccess: saved => form.reset(formOf(saved)),
    onError: form.refuse,
  });
  const submit = form.handleSubmit(read =>
    save.mutate({
      body: bodyOf(
        read as unknown as z.output<typeof profileForm>,
        form.getValues(),
        form.formState.defaultValues as ProfileForm,
      ),
    }),
  );
  return { ...form, submit, isSaving: save.isPending };
}

export type ProfileFormState = ReturnType<typeof useProfileForm>;
