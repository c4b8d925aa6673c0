import { useState } from 'react';
import { ExercisePicker } from '#web/exercises/ExercisePicker.tsx';
import type { LibraryExercise } from '#web/exercises/exercise-groups.ts';
import { useLibrary } from '#web/exercises/use-library.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

type AddDialogProps = { open: boolean; onClose: () => void; onAdd: (exercise: LibraryExercise) => void };

/** An exercise of one's own, beside what the coach has planned. */
export function AddDialog({ open, onClose, onAdd }: AddDialogProps) {
  const library = useLibrary();
  const [search, setSearch] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title="Add an exercise"
      description="Of your own, beside what your coach has planned"
      size="lg"
    >
      {library.data?.length === 0 ? (
        <p className="py-6 text-center text-muted">There is no exercise yet. Your coach fills the library.</p>
      ) : (
        <div className="[&_[data-option]]:min-h-11">
          <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={onAdd} />
        </div>
      )}
    </Dialog>
  );
}
