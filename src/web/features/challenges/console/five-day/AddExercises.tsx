import { useState } from 'react';
import type { ChallengeWeekday } from '#domain/challenges/challenge.ts';
import { maxExercisesPerChallengeDay } from '#domain/limits.ts';
import { weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import type { LibraryExercise } from '#web/parts/exercise-picker/exercise-groups.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import type { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { counted } from '#web/ui/text/words.ts';
import { type DraftExercise, fullDay } from './five-day-draft.ts';

type AddExercisesProps = {
  weekday: ChallengeWeekday;
  library: ReturnType<typeof useLibrary>;
  /** Number of exercises in the day so far. */
  count: number;
  onAdd: (exercise: Pick<DraftExercise, 'exerciseId' | 'name' | 'category'>) => void;
  onClose: () => void;
};

/** Picks one exercise after another: what each of them asks for is written in the day. */
export function AddExercises({ weekday, library, count, onAdd, onClose }: AddExercisesProps) {
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState('');
  const isFull = count >= maxExercisesPerChallengeDay;
  const add = ({ id, name, category }: LibraryExercise) => {
    if (isFull) return;
    onAdd({ exerciseId: id, name, category });
    setAdded(name);
    setSearch('');
  };
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      title="Add Exercise"
      description={`${weekdayLabel(weekday)} · ${counted(count, 'exercise')} so far`}
      size="lg"
      footer={
        <>
          <p role="status" className="mr-auto self-center text-sm text-muted">
            {[added && `Added ${added} to ${weekdayLabel(weekday)}`, isFull && fullDay]
              .filter(Boolean)
              .join('. ')}
          </p>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ExercisePicker library={library} search={search} onSearch={setSearch} onPick={add} />
    </Dialog>
  );
}
