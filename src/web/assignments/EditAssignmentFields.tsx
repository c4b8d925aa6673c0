import { useMemo } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { formatDate } from '#domain/plain-date.ts';
import { type Assignment, memberOf, programOf } from '#web/assignments/assign/assignment-words.ts';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { type Planned, ProgramAndDates } from '#web/assignments/assign/ProgramAndDates.tsx';
import type { Member } from '#web/members/member-words.ts';
import { MemberPicker } from '#web/members/MemberPicker.tsx';
import type { Program } from '#web/programs/program/program-list.ts';
import { useToday } from '#web/session/today.ts';
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
      <Said sentences={ofOtherStatus(assignment, edited, today)} />
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
      <Said sentences={[...ofOtherPlan(assignment, edited), ...ofFollowing(assignment, edited)]} />
      <MemberOf form={form} assignment={assignment} members={members} />
    </div>
  );
}

/** What saving brings that can't be seen from the fields; read out as it appears. */
function Said({ sentences }: { sentences: readonly string[] }) {
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

/** Asked when a paused assignment becomes active. */
function Resume({ ways, chosen, onChoose }: ResumeProps) {
  const { weeks, stays, movesOn } = ways;
  const label = `The rest moves on by ${weeks === 1 ? '1 week' : `${weeks} weeks`}`;
  return (
    <OneOf
      legend="How to take it up again"
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

/** Whose it is; once something is logged, that stays. */
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
        hint="Something is logged already, so it stays with this member."
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
