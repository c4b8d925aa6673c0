import { challengeLevels } from '#domain/challenges/challenge.ts';
import { DateField } from '#web/ui/fields/DateField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import type { ChallengeDetails, DetailProblems } from './challenge-details.ts';

type FieldsProps = {
  details: ChallengeDetails;
  problems: DetailProblems;
  set: (details: Partial<ChallengeDetails>) => void;
};

export function NameField({ details, problems, set }: FieldsProps) {
  return (
    <TextField
      label="Name"
      required
      maxLength={200}
      autoComplete="off"
      value={details.name}
      error={problems.name}
      onChange={event => set({ name: event.target.value })}
    />
  );
}

export function DateFields({ details, problems, set }: FieldsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2">
      <DateField
        label="Start Date"
        required
        value={details.startDate}
        error={problems.startDate}
        onChange={event => set({ startDate: event.target.value })}
      />
      <DateField
        label="End Date"
        required
        min={details.startDate}
        value={details.endDate}
        error={problems.endDate}
        onChange={event => set({ endDate: event.target.value })}
      />
    </div>
  );
}

const levels = challengeLevels.map(level => ({ value: level, label: level }));

/** Week number, level and rounds; each has a value that does for most. */
export function LevelFields({ details, problems, set }: FieldsProps) {
  return (
    <div className="grid grid-halves gap-4 sm:grid-cols-3">
      <NumberField
        label="Week Number"
        least={1}
        most={53}
        value={details.weekNumber}
        error={problems.weekNumber}
        onChange={event => set({ weekNumber: event.target.value })}
      />
      <TextField
        label="Rounds"
        maxLength={40}
        autoComplete="off"
        value={details.rounds}
        error={problems.rounds}
        onChange={event => set({ rounds: event.target.value })}
      />
      <SelectField
        label="Level"
        className="max-sm:col-span-full"
        options={levels}
        value={details.challengeLevel}
        onChange={event =>
          set({ challengeLevel: challengeLevels.find(level => level === event.target.value) ?? 'Beginner' })
        }
      />
    </div>
  );
}

export function InstructionsField({ details, problems, set }: FieldsProps) {
  return (
    <TextArea
      label="Instructions"
      rows={3}
      maxLength={5000}
      value={details.instructions}
      error={problems.instructions}
      onChange={event => set({ instructions: event.target.value })}
    />
  );
}
