import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { addMember } from '#contract/members.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { roleOptions } from '#web/parts/people/role-text.ts';

export type NewMemberInput = z.input<typeof addMember.body>;

type MemberFieldsProps = { register: UseFormRegister<NewMemberInput>; errors: FieldErrors<NewMemberInput> };

/** The fields of a new member. */
export function MemberFields({ register, errors }: MemberFieldsProps) {
  return (
    <div className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoFocus
        error={errors.email?.message}
        {...register('email')}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          autoComplete="off"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          hint="A dash if they have one name."
          autoComplete="off"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <SelectField
        label="Role"
        hint="An admin is a coach: they see and change everything in this console."
        options={roleOptions}
        {...register('role')}
      />
    </div>
  );
}
