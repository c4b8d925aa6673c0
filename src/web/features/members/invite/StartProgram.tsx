import type * as z from 'zod/mini';
import type { addMember } from '#contract/members.ts';
import { listWorkouts } from '#contract/programs.ts';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';

type Start = z.input<typeof addMember.body>['startProgram'];

type StartProgramProps = { value: Start; onChange: (value: Start) => void };

/** The program that a new member begins with; nothing where there is none to choose. */
export function StartProgram({ value, onChange }: StartProgramProps) {
  const today = useToday();
  const { data: workouts = [] } = useRead(listWorkouts, {});
  if (workouts.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Start program (optional)"
        placeholder="None yet"
        options={workouts.map(({ id, name }) => ({ value: id, label: name }))}
        value={value?.workoutId ?? ''}
        onChange={({ target }) =>
          onChange(target.value ? { workoutId: target.value, startDate: value?.startDate ?? today } : null)
        }
      />
      {value && (
        <DateField
          label="From"
          value={value.startDate ?? ''}
          onChange={event => onChange({ ...value, startDate: event.target.value || null })}
        />
      )}
    </div>
  );
}
