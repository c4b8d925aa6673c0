import { useState } from 'react';
import { updateProfile } from '#contract/profile.ts';
import { useContractForm } from '#web/data/forms/contract-form.ts';
import { usePictureUpload } from '#web/data/pictures/picture-upload.ts';
import { useSend } from '#web/data/send.ts';
import type { CurrentUser } from '#web/session/current-user.ts';
import { nameOf } from '#web/session/name-of.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { UnitsChoice } from '#web/session/UnitsChoice.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { preparingPicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { AvatarField } from './AvatarField.tsx';
import { signInAgain } from './sign-in-again.ts';
import { TimeZoneField } from '#web/parts/time-zone/TimeZoneField.tsx';

export function ProfileDetails({ user }: { user: CurrentUser }) {
  const form = useContractForm(updateProfile.body, valuesOf(user));
  const units = useUnits();
  const { errors } = form.formState;
  const [isPreparing, setPreparing] = useState(false);
  const save = useSend(updateProfile, {
    success: { title: 'Profile updated', description: 'Your profile has been saved successfully' },
    failure: 'Failed to update profile',
    plainly: true,
    prepare: usePictureUpload('profile', 'profileImageUrl'),
    onSuccess: saved => form.reset(valuesOf(saved)),
    onError: error => signInAgain(error) || form.refuse(error),
  });
  const change = (field: 'profileImageUrl' | 'timeZone') => (value: string | null) =>
    form.setValue(field, value ?? '', { shouldDirty: true });
  return (
    <Card title="About you">
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(body => save.mutate({ body }))}>
        <AvatarField
          name={nameOf(user)}
          value={form.watch('profileImageUrl') ?? ''}
          error={errors.profileImageUrl?.message}
          onChange={change('profileImageUrl')}
          onPreparing={setPreparing}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="First name"
            autoComplete="given-name"
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextField
            label="Last name"
            autoComplete="family-name"
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
        </div>
        <TextField label="Email" type="email" autoComplete="email" value={user.email} readOnly />
        <TextArea
          label="Bio"
          rows={4}
          placeholder="Why do you train?"
          error={errors.bio?.message}
          {...form.register('bio')}
        />
        <TimeZoneField
          value={form.watch('timeZone') ?? user.timeZone}
          error={errors.timeZone?.message}
          onChange={change('timeZone')}
        />
        <UnitsChoice
          value={{ ...units, ...form.watch('units') }}
          onChange={chosen => form.setValue('units', chosen, { shouldDirty: true })}
        />
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <Button
          type="submit"
          variant="primary"
          pending={save.isPending || isPreparing}
          pendingLabel={isPreparing ? preparingPicture : 'Saving...'}
          className="sm:justify-self-start"
        >
          Save Changes
        </Button>
      </form>
    </Card>
  );
}

const valuesOf = ({ firstName, lastName, bio, timeZone, units, profileImageUrl }: CurrentUser) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  bio: bio ?? '',
  timeZone,
  units,
  profileImageUrl: profileImageUrl ?? '',
});
