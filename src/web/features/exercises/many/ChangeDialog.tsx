import { type FormEvent, useState } from 'react';
import { difficultyLevels, type DifficultyLevel } from '#domain/prescriptions/exercise-category.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { capitalised, counted } from '#web/ui/text/words.ts';
import { countedLabels, listOf } from './label-lists.ts';
import { TakeAway } from './TakeAway.tsx';
import { useChangeMany } from './use-change-many.ts';

type ChangeDialogProps = { exercises: readonly LibraryExercise[]; onClose: () => void };

/** The same change for all selected exercises; fields left alone here stay as they are in each of them. */
export function ChangeDialog({ exercises, onClose }: ChangeDialogProps) {
  const [difficultyLevel, setDifficulty] = useState<DifficultyLevel | ''>('');
  const [muscles, setMuscles] = useState({ add: '', remove: [] as string[] });
  const [equipment, setEquipment] = useState({ add: '', remove: [] as string[] });
  const [isUnchanged, setUnchanged] = useState(false);
  const change = useChangeMany(count => `${counted(count, 'exercise')} changed`, onClose);
  const wanted = {
    addMuscleGroups: listOf(muscles.add),
    removeMuscleGroups: muscles.remove,
    addEquipment: listOf(equipment.add),
    removeEquipment: equipment.remove,
    ...(difficultyLevel !== '' && { difficultyLevel }),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isNothing = Object.values(wanted).every(value => value.length === 0);
    setUnchanged(isNothing);
    if (!isNothing) change.mutate({ body: { ids: exercises.map(({ id }) => id), ...wanted } });
  };
  const failed = change.error && sentenceOf(change.error, 'The exercises could not be changed.');
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Change ${counted(exercises.length, 'exercise')}`}
      description="What you leave alone stays as it is in each of them."
      error={isUnchanged ? 'Choose what is to change.' : (failed ?? undefined)}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={change.isPending} pendingLabel="Saving...">
            Change
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <SelectField
          label="Difficulty"
          placeholder="Leave as it is"
          options={difficultyLevels.map(value => ({ value, label: capitalised(value) }))}
          value={difficultyLevel}
          onChange={event => setDifficulty(event.target.value as DifficultyLevel | '')}
        />
        <TextField
          label="Add muscle groups"
          hint="Separate with commas: Chest, Triceps"
          value={muscles.add}
          onChange={event => setMuscles({ ...muscles, add: event.target.value })}
        />
        <TakeAway
          legend="Take muscle groups away"
          labels={countedLabels(exercises.map(({ muscleGroups }) => muscleGroups))}
          taken={muscles.remove}
          onChange={remove => setMuscles({ ...muscles, remove })}
        />
        <TextField
          label="Add equipment"
          hint="Separate with commas: Barbell, Rack"
          value={equipment.add}
          onChange={event => setEquipment({ ...equipment, add: event.target.value })}
        />
        <TakeAway
          legend="Take equipment away"
          labels={countedLabels(exercises.map(one => one.equipment))}
          taken={equipment.remove}
          onChange={remove => setEquipment({ ...equipment, remove })}
        />
      </div>
    </Dialog>
  );
}
