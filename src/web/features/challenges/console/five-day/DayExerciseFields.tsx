import { useState } from 'react';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { DayChange } from './day-changes.ts';
import { fieldProblem, prescribedFieldsOf } from './day-fields.ts';
import { exerciseNamesId } from './ExerciseNames.tsx';
import type { DayField, DraftExercise } from './five-day-draft.ts';

type DayExerciseFieldsProps = { exercise: DraftExercise; change: (change: DayChange) => void };

/** The fields of the exercise's category, all of them text, and its alternatives. */
export function DayExerciseFields({ exercise, change }: DayExerciseFieldsProps) {
  const { key, category, fields, altExercise } = exercise;
  // Half a time is no mistake yet.
  const [typing, setTyping] = useState<DayField>();
  const write = (field: DayField, text: string) => {
    setTyping(field);
    change({ type: 'write', key, field, text });
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] items-start gap-3">
      {prescribedFieldsOf(category).map(({ field, label, example, unit }) => (
        <TextField
          key={field}
          label={label}
          placeholder={example}
          suffix={unit}
          maxLength={100}
          autoComplete="off"
          className={label.length > 18 ? 'col-span-full sm:col-span-2' : undefined}
          value={fields[field] ?? ''}
          error={field === typing ? undefined : fieldProblem(exercise, field)}
          onChange={event => write(field, event.target.value)}
          onBlur={() => setTyping(undefined)}
        />
      ))}
      <TextField
        label="Alternative Exercise (optional)"
        maxLength={200}
        autoComplete="off"
        list={exerciseNamesId}
        className="col-span-full sm:col-span-2"
        value={altExercise}
        onChange={event => change({ type: 'write-alternative', key, text: event.target.value })}
      />
    </div>
  );
}
