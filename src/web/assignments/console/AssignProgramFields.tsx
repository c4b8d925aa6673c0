import { type UseFormReturn, useController } from 'react-hook-form';
import type { z } from 'zod/mini';
import type { createAssignment } from '#contract/assignments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { listWorkouts } from '#contract/programs.ts';
import { formatDate } from '#domain/plain-date.ts';
import type { Member } from '#web/members/member-words.ts';
import { DateField } from '#web/ui/DateField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { alreadyGiven, type Assignment, endDateFor } from './assignment-words.ts';
import { MemberPicker } from './MemberPicker.tsx';
import { StartPicks } from './StartPicks.tsx';

export type AssignmentInput = z.input<typeof createAssignment.body>;

type AssignProgramFieldsProps = {
  form: UseFormReturn<AssignmentInput>;
  members: readonly Member[];
  programs: ResponseOf<typeof listWorkouts>;
  assignments: readonly Assignment[];
};

export function AssignProgramFields({ form, members, programs, assignments }: AssignProgramFieldsProps) {
  const { errors, isSubmitted } = form.formState;
  const { memberId, workoutId, startDate } = form.watch();
  // Taken up before the other fields, so that it is the first to be led to when something is missing.
  const { ref, onChange, onBlur } = useController({ control: form.control, name: 'memberId' }).field;
  const fillEndDate = () => {
    const given = form.getValues();
    const program = programs.find(({ id }) => id === given.workoutId);
    const endDate = endDateFor(given.startDate, program?.numWeeks);
    if (endDate) form.setValue('endDate', endDate, { shouldValidate: isSubmitted });
  };
  const startOn = (date: string) => {
    form.setValue('startDate', date, { shouldValidate: isSubmitted });
    fillEndDate();
  };
  const given = alreadyGiven(assignments, memberId, workoutId);
  return (
    <div className="grid gap-4">
      <MemberPicker
        ref={ref}
        members={members}
        value={memberId}
        onChange={onChange}
        onBlur={onBlur}
        error={errors.memberId?.message}
      />
      <SelectField
        label="Program"
        placeholder="Select a program"
        options={programs
          .map(({ id, name }) => ({ value: id, label: name }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        hint={given && `They follow this program already, since ${formatDate(given.startDate)}.`}
        error={errors.workoutId?.message}
        {...form.register('workoutId', { onChange: fillEndDate })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1.5">
          <DateField
            label="Start date"
            error={errors.startDate?.message}
            {...form.register('startDate', { onChange: fillEndDate })}
          />
          <StartPicks onPick={startOn} />
        </div>
        <DateField
          label="End date"
          hint="Filled in from the program's weeks."
          min={startDate}
          error={errors.endDate?.message}
          {...form.register('endDate', { setValueAs: (date: string | null) => date || null })}
        />
      </div>
    </div>
  );
}
