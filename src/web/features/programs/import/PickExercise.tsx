import { useState } from 'react';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type PickExerciseProps = {
  /** As it is written. */
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
      description={`For what is written as ${name}.`}
      size="lg"
      footer={<Button onClick={onBack}>Back</Button>}
    >
      <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={onPick} />
    </Dialog>
  );
}
