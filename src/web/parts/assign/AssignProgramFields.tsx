import { type UseFormReturn, useController } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { createAssignment } from '#contract/assignments.ts';
import { formatDate } from '#domain/plain-date.ts';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberPicker } from '#web/parts/people/MemberPicker.tsx';
import type { Program } from '#web/parts/program/program-list.ts';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { existingAssignment, type Assignment } from './assignment-text.ts';
import { type Planned, ProgramAndDates } from './ProgramAndDates.tsx';

export type AssignmentInput = z.input<typeof createAssignment.body>;

type AssignProgramFieldsProps = {
  form: UseFormReturn<AssignmentInput>;
  members: readonly Member[];
  workouts: readonly Program[];
  assignments: readonly Assignment[];
};

export function AssignProgramFields({ form, members, workouts, assignments }: AssignProgramFieldsProps) {
  const { errors, isSubmitted } = form.formState;
  const values = form.watch();
  // Registered before the other fields, so that it is the first to get the focus when something is missing.
  const { ref, onChange, onBlur } = useController({ control: form.control, name: 'memberId' }).field;
  const given = existingAssignment(assignments, values.memberId, values.workoutId);
  const planned = form as unknown as UseFormReturn<Planned>;
  return (
    <div className="grid gap-4">
      <MemberPicker
        ref={ref}
        members={members}
        value={values.memberId}
        onChange={onChange}
        onBlur={onBlur}
        error={errors.memberId?.message}
      />
      <ProgramAndDates
        workouts={workouts}
        values={values}
        errors={errors}
        isSubmitted={isSubmitted}
        register={planned.register}
        setValue={planned.setValue}
      />
      <div role="status" className="empty:hidden">
        {given && (
          <Notice tone="warning">
            They have this {given.kind === 'program' ? 'program' : 'workout'} already, since{' '}
            {formatDate(given.startDate)}
            {given.status === 'paused' && ', paused now'}. Assigned again, they get both.
          </Notice>
        )}
      </div>
    </div>
  );
}
