import { type FormEvent, useState } from 'react';
import { type DifficultyLevel, difficultyLevels } from '#domain/prescriptions/exercise-category.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { setDetails } from '#domain/programs/document/commands.ts';
import { TrainingMaxField } from '#web/features/programs/details/TrainingMaxField.tsx';
import { useGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextArea } from '#web/ui/fields/TextArea.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { capitalised } from '#web/ui/text/words.ts';

/** The program's name, description, difficulty and training max, as part of its draft. */
export function DetailsDialog({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const [program] = grid.now().document.programs;
  const [name, setName] = useState(program?.name ?? '');
  const [description, setDescription] = useState(program?.description ?? '');
  const [level, setLevel] = useState<DifficultyLevel | ''>(program?.difficultyLevel ?? '');
  const [trainingMaxPercent, setTrainingMax] = useState(
    program?.trainingMaxPercent ?? usualTrainingMaxPercent,
  );
  const [error, setError] = useState<string>();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('Please enter a program name');
    const next = setDetails(grid.now().document, 0, {
      name: name.trim(),
      description: description.trim(),
      difficultyLevel: level || null,
      trainingMaxPercent,
    });
    grid.change({ document: next, label: 'program details changed' });
    return onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Program Details"
      description="Published with the next version."
      error={error}
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary">
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Program Name"
          required
          autoFocus
          maxLength={200}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        <TextArea
          label="Description"
          rows={3}
          maxLength={5000}
          value={description}
          onChange={event => setDescription(event.target.value)}
        />
        <SelectField
          label="Difficulty"
          options={[
            { value: '', label: 'Not set' },
            ...difficultyLevels.map(value => ({ value, label: capitalised(value) })),
          ]}
          value={level}
          onChange={event => setLevel(event.target.value as DifficultyLevel | '')}
        />
        <TrainingMaxField percent={trainingMaxPercent} onChange={setTrainingMax} />
      </div>
    </Dialog>
  );
}
