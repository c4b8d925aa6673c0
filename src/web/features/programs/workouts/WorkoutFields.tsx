import { type DifficultyLevel, difficultyLevels } from '#domain/prescriptions/exercise-category.ts';
import { TrainingMaxField } from '#web/features/programs/details/TrainingMaxField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { capitalised } from '#web/ui/text/words.ts';

export type WorkoutDetails = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  trainingMaxPercent: number;
};

type WorkoutFieldsProps = {
  details: WorkoutDetails;
  set: (details: Partial<WorkoutDetails>) => void;
  nameProblem: string | undefined;
};

export const nameField = 'workout-name';

/** A single workout's name and difficulty: when it is created, and when it is edited. */
export function WorkoutFields({ details, set, nameProblem }: WorkoutFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem_12rem]">
      <TextField
        id={nameField}
        label="Workout Name"
        required
        maxLength={200}
        autoComplete="off"
        value={details.name}
        error={nameProblem}
        onChange={event => set({ name: event.target.value })}
      />
      <SelectField
        label="Difficulty"
        {...(details.difficultyLevel === null && { placeholder: 'Not set' })}
        options={difficultyLevels.map(level => ({ value: level, label: capitalised(level) }))}
        value={details.difficultyLevel ?? ''}
        onChange={event => set({ difficultyLevel: levelOf(event.target.value) })}
      />
      <TrainingMaxField
        percent={details.trainingMaxPercent}
        onChange={trainingMaxPercent => set({ trainingMaxPercent })}
      />
      <TextArea
        label="Description"
        rows={2}
        maxLength={5000}
        className="sm:col-span-3"
        value={details.description}
        onChange={event => set({ description: event.target.value })}
      />
    </div>
  );
}

const levelOf = (value: string): DifficultyLevel | null =>
  difficultyLevels.find(level => level === value) ?? null;
