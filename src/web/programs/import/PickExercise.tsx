import { useState } from 'react';
import type { LibraryExercise } from '#web/exercises/exercise-groups.ts';
import { ExercisePicker } from '#web/exercises/ExercisePicker.tsx';
import { useLibrary } from '#web/exercises/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type PickExerciseProps = {
  /** As the file has it. */
  name: string;
  onPick: (exercise: LibraryExercise) => void;
  onBack: () => void;
  onClose: () => void;
};

/** Any exercise of the library for a name that it does not know. */
export function PickExercise({ name, onPick, onBack, onClose }: PickExerciseProps) {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Choose an Exercise"
      description={`For what the file calls ${name}.`}
      size="lg"
      footer={<Button onClick={onBack}>Back</Button>}
    >
      <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={onPick} />
    </Dialog>
  );
}
