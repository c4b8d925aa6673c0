import { useState } from 'react';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type AddDialogProps = { open: boolean; onClose: () => void; onAdd: (exercise: LibraryExercise) => void };

/** An exercise of one's own, in addition to the coach's plan. */
export function AddDialog({ open, onClose, onAdd }: AddDialogProps) {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Add an exercise"
      description="Your own, in addition to your coach’s plan"
      size="lg"
    >
      {library.data?.length === 0 ? (
        <p className="py-6 text-center text-muted">
          There are no exercises yet. Your coach adds them to the library.
        </p>
      ) : (
        <div className="[&_[data-option]]:min-h-11">
          <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={onAdd} />
        </div>
      )}
    </Dialog>
  );
}
