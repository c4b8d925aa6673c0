import type { UseFormReturn } from 'react-hook-form';
import { ChooseMembers } from '#web/parts/people/ChooseMembers.tsx';
import type { Member } from '#web/parts/people/member-text.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { BulkInput } from './bulk-assign.ts';
import { type BulkAudience, audienceText } from './bulk-assign.ts';
import { OneOf } from '#web/ui/fields/OneOf.tsx';
import { StartPicks } from './StartPicks.tsx';
import { workoutOptions } from './workout-choice.ts';

type AssignToAllFieldsProps = {
  form: UseFormReturn<BulkInput>;
  people: readonly Member[];
  workouts: readonly Program[];
  chosen: ReadonlySet<string> | null;
  onChoose: (chosen: ReadonlySet<string> | null) => void;
  /** Null as long as no program is chosen. */
  audience: BulkAudience | null;
};

export function AssignToAllFields(props: AssignToAllFieldsProps) {
  const { form, people, workouts, chosen, onChoose, audience } = props;
  const { errors, isSubmitted } = form.formState;
  const everyone =
    people.length === 1 ? 'The 1 member there is.' : `All ${people.length.toLocaleString('en-US')}.`;
  return (
    <div className="grid gap-4">
      <SelectField
        label="Program"
        placeholder="Select a program"
        options={workoutOptions(workouts)}
        error={errors.workoutId?.message}
        {...form.register('workoutId')}
      />
      <div className="grid content-start gap-1.5">
        <DateField
          label="Start date (optional)"
          hint="Left empty, it starts today, by each member's own date."
          error={errors.startDate?.message}
          {...form.register('startDate', { setValueAs: (date: string | null) => date || null })}
        />
        <StartPicks onPick={date => form.setValue('startDate', date, { shouldValidate: isSubmitted })} />
      </div>
      <OneOf
        legend="Who gets it"
        value={chosen === null ? 'all' : 'some'}
        onChange={who => onChoose(who === 'all' ? null : new Set())}
        options={[
          { value: 'all', label: 'Every member', explained: everyone },
          { value: 'some', label: 'Choose members', explained: 'Only those ticked in the list.' },
        ]}
      />
      {chosen && <ChooseMembers people={people} chosen={chosen} onChoose={onChoose} />}
      <div role="status" className="empty:hidden">
        {audience && (
          <Notice tone={audience.gets === 0 ? 'warning' : 'info'}>{audienceText(audience)}</Notice>
        )}
      </div>
    </div>
  );
}
