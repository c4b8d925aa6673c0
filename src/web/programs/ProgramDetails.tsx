import { difficultyLevels } from '#domain/exercise-category.ts';
import { Card } from '#web/ui/Card.tsx';
import { NumberField } from '#web/ui/NumberField.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { type Draft, draftShape, exercisesLeftOut, mostWeeks } from './draft.ts';
import type { DraftChange } from './draft-changes.ts';
import type { DraftProblems } from './program-body.ts';
import { capitalised, counted } from './program-words.ts';

export const detailFields = { name: 'program-name', numWeeks: 'program-weeks' };

const { difficultyLevel } = draftShape.shape;

type ProgramDetailsProps = { draft: Draft; change: (change: DraftChange) => void; problems: DraftProblems };

export function ProgramDetails({ draft, change, problems }: ProgramDetailsProps) {
  const set = (details: Extract<DraftChange, { type: 'details' }>['details']) =>
    change({ type: 'details', details });
  const leftOut = exercisesLeftOut(draft);
  return (
    <Card title="Program Details">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_10rem_12rem]">
        <TextField
          id={detailFields.name}
          label="Program Name"
          required
          maxLength={200}
          autoComplete="off"
          className="col-span-2 lg:col-span-1"
          value={draft.name}
          error={problems.name}
          onChange={event => set({ name: event.target.value })}
        />
        <NumberField
          id={detailFields.numWeeks}
          label="Number of Weeks"
          min={1}
          max={mostWeeks}
          value={draft.numWeeks}
          error={problems.numWeeks}
          hint={leftOut > 0 ? `${counted(leftOut, 'exercise')} of later weeks left out` : undefined}
          onChange={event => set({ numWeeks: event.target.value })}
          onBlur={() => draft.numWeeks.trim() === '' && set({ numWeeks: '1' })}
        />
        <SelectField
          label="Difficulty"
          options={difficultyLevels.map(level => ({ value: level, label: capitalised(level) }))}
          value={draft.difficultyLevel}
          onChange={event => set({ difficultyLevel: difficultyLevel.parse(event.target.value) })}
        />
        <TextArea
          label="Description"
          rows={2}
          maxLength={5000}
          className="col-span-2 lg:col-span-3"
          value={draft.description}
          onChange={event => set({ description: event.target.value })}
        />
      </div>
    </Card>
  );
}
