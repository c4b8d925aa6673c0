import type { ChangeEvent, ReactNode } from 'react';
import { type DifficultyLevel, difficultyLevels } from '#domain/prescriptions/exercise-category.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { capitalised } from '#web/ui/text/words.ts';
import { TrainingMaxField } from './TrainingMaxField.tsx';

export const detailFields = { name: 'program-name', numWeeks: 'program-weeks' };

type Details = {
  name: string;
  description: string;
  difficultyLevel: DifficultyLevel | null;
  trainingMaxPercent: number;
};

type ProgramDetailsProps = {
  details: Details;
  set: (details: Partial<Details>) => void;
  nameProblem: string | undefined;
  /** The field for the number of weeks. */
  weeks: ReactNode;
  footer?: ReactNode;
};

/** A program's name, length and difficulty: when it is created, and when it is edited. */
export function ProgramDetails({ details, set, nameProblem, weeks, footer }: ProgramDetailsProps) {
  return (
    <Card title="Program Details" footer={footer}>
      <div className="grid grid-halves gap-4 lg:grid-cols-[1fr_10rem_12rem_12rem]">
        <TextField
          id={detailFields.name}
          label="Program Name"
          required
          maxLength={200}
          autoComplete="off"
          className="col-span-full lg:col-span-1"
          value={details.name}
          error={nameProblem}
          onChange={event => isBlankedByUndo(event) || set({ name: event.target.value })}
        />
        {weeks}
        <SelectField
          label="Difficulty"
          {...(details.difficultyLevel === null && { placeholder: 'Not set' })}
          options={difficultyLevels.map(level => ({ value: level, label: capitalised(level) }))}
          value={details.difficultyLevel ?? ''}
          onChange={event => set({ difficultyLevel: levelOf(event.target.value) })}
        />
        <TrainingMaxField
          percent={details.trainingMaxPercent}
          className="col-span-full lg:col-span-1"
          onChange={trainingMaxPercent => set({ trainingMaxPercent })}
        />
        <TextArea
          label="Description"
          rows={2}
          maxLength={5000}
          className="col-span-full lg:col-span-4"
          value={details.description}
          onChange={event => set({ description: event.target.value })}
        />
      </div>
    </Card>
  );
}

/** The browser's undo reaches back to before anything was typed: a program never loses its name so. */
const isBlankedByUndo = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  target.value === '' && (nativeEvent as InputEvent).inputType === 'historyUndo';

const levelOf = (value: string): DifficultyLevel | null =>
  difficultyLevels.find(level => level === value) ?? null;
