import { type FormEvent, useState } from 'react';
import { createExercise } from '#contract/exercises.ts';
import { exerciseCategories } from '#domain/prescriptions/exercise-category.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

type Category = (typeof exerciseCategories)[number];

type NewExerciseProps = {
  name: string;
  /** The new exercise may have got another name. */
  onCreated?: (exercise: { id: string; name: string }) => void;
  onClose: () => void;
};

/** An exercise that a line names and the library does not have: the rest of it can be said in Exercises later. */
export function NewExercise({ name, onCreated, onClose }: NewExerciseProps) {
  const [typed, setTyped] = useState(name);
  const [category, setCategory] = useState<Category>('Strength');
  const create = useSend(createExercise, {
    success: { title: 'Success', description: 'Exercise created successfully' },
    onSuccess: exercise => {
      onCreated?.(exercise);
      onClose();
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ body: { name: typed.trim(), category } });
  };
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Create New Exercise"
      description="Description, muscles, equipment and a video can be added in Exercises."
      error={create.error ? sentenceOf(create.error, 'Failed to create exercise') : undefined}
      onSubmit={save}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button type="submit" variant="primary" pending={create.isPending} pendingLabel="Creating...">
            Create Exercise
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          label="Name"
          required
          autoFocus
          maxLength={200}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <SelectField
          label="Category"
          options={exerciseCategories.map(value => ({ value, label: value }))}
          value={category}
          onChange={event => setCategory(event.target.value as Category)}
        />
      </div>
    </Dialog>
  );
}
