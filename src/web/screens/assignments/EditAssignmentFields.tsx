import { useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { addDays, formatDate } from '#domain/plain-date.ts';
import { type Assignment, memberOf, programOf } from '#web/parts/assign/assignment-text.ts';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { type Planned, ProgramAndDates } from '#web/parts/assign/ProgramAndDates.tsx';
import type { Member } from '#web/parts/people/member-text.ts';
import { MemberPicker } from '#web/parts/people/MemberPicker.tsx';
import type { Program } from '#web/parts/program/program-list.ts';
import { useToday } from '#web/session/today.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import { followingOptions } from './blocks-after.ts';
import {
  type Edited,
  endsBeforeOthers,
  ofFollowing,
  ofOtherPlan,
  ofOtherStatus,
  type Resuming,
  resuming,
} from './edit-plan.ts';

type EditAssignmentFieldsProps = {
  form: UseFormReturn<Edited>;
  assignment: Assignment;
  members: readonly Member[];
  workouts: readonly Program[];
};

const statuses = [
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'completed', label: 'Completed' },
];

const waysToGoOn = [
  {
    value: 'dates-stay' as const,
    label: 'The dates stay',
    explained: 'What falls into the pause is left out, and the end stays.',
  },
  {
    value: 'move-on' as const,
    label: 'The rest moves on',
    explained: 'By whole weeks, on the same weekdays; the end moves as far.',
  },
];

export function EditAssignmentFields({ form, assignment, members, workouts }: EditAssignmentFieldsProps) {
  const today = useToday();
  const { errors, isSubmitted } = form.formState;
  const edited = form.watch();
  const planned = form as unknown as UseFormReturn<Planned>;
  const ways = resuming(assignment, edited, today);
  const movesOn = ways && edited.resume === 'move-on';
  return (
    <div className="grid gap-4">
      <SelectField
        label="Status"
        options={statuses}
        error={errors.status?.message}
        {...form.register('status')}
      />
      {edited.status === 'paused' && (
        <DateField
          label="Paused until (optional)"
          hint="On that day it goes on by itself. Left empty, you resume it."
          min={addDays(today, 1)}
          className="sm:max-w-64"
          error={errors.pausedUntil?.message}
          {...form.register('pausedUntil', { setValueAs: (date: string | null) => date || null })}
        />
      )}
      {edited.status === 'paused' && edited.pausedUntil && (
        <OneOf
          legend="How to take it up again"
          value={edited.resume}
          onChange={way => form.setValue('resume', way)}
          options={waysToGoOn}
        />
      )}
      <Announcement sentences={ofOtherStatus(assignment, edited, today)} />
      {endsBeforeOthers(assignment, edited) && (
        <OneOf
          legend="The blocks after it"
          value={edited.following}
          onChange={following => form.setValue('following', following)}
          options={followingOptions}
        />
      )}
      {ways && <Resume ways={ways} chosen={edited.resume} onChoose={way => form.setValue('resume', way)} />}
      <ProgramAndDates
        workouts={workouts}
        values={edited}
        errors={errors}
        isSubmitted={isSubmitted}
        register={planned.register}
        setValue={planned.setValue}
        endHint={movesOn ? `Becomes ${formatDate(ways.movedEnd)}.` : undefined}
        now={{ value: assignment.workoutId, label: programOf(assignment) }}
      />
      <Announcement sentences={[...ofOtherPlan(assignment, edited), ...ofFollowing(assignment, edited)]} />
      <MemberOf form={form} assignment={assignment} members={members} />
    </div>
  );
}

/** Notices of what saving does beyond the fields; read out as they appear. */
function Announcement({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {sentences.map(sentence => (
        <Notice key={sentence}>{sentence}</Notice>
      ))}
    </div>
  );
}

type ResumeProps = {
  ways: Resuming;
  chosen: Edited['resume'];
  onChoose: (way: Edited['resume']) => void;
};

/** A question when a paused assignment becomes active. */
function Resume({ ways, chosen, onChoose }: ResumeProps) {
  const { weeks, stays, movesOn } = ways;
  const label = `The rest moves on by ${weeks === 1 ? '1 week' : `${weeks} weeks`}`;
  return (
    <OneOf
      legend="Resume"
      value={chosen}
      onChange={onChoose}
      options={[
        { value: 'dates-stay', label: 'The dates stay', explained: stays },
        { value: 'move-on', label, explained: movesOn },
      ]}
    />
  );
}

type MemberOfProps = Pick<EditAssignmentFieldsProps, 'form' | 'assignment' | 'members'>;

/** The assignment's member; once something is logged, that stays. */
function MemberOf({ form, assignment, members }: MemberOfProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'memberId' });
  const { ref, value, onChange, onBlur } = field;
  const people = useMemo(() => members.filter(({ role }) => role === 'member'), [members]);
  if (assignment.completedExercises > 0) {
    return (
      <TextField
        label="Member"
        disabled
        value={memberOf(assignment)}
        hint="Part of it is already logged, so it stays with this member."
      />
    );
  }
  return (
    <MemberPicker
      ref={ref}
      members={people}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={fieldState.error?.message}
    />
  );
}
