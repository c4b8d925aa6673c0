import { useState } from 'react';
import { listLastTrainingDays } from '#contract/training/training-days.ts';
import { useRead } from '#web/data/read.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { sessionDay } from '#web/parts/day-record/day-text.ts';
import { useDays } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { SwapFrom } from './SwapFrom.tsx';
import { alternatesOf, exercisesToSwap, hurtingIn } from './swap-choice.ts';
import { type ComingDay, daysWith, type Exercise } from './week-text.ts';

type SwapDialogProps = {
  /** Those that can be changed. */
  days: readonly ComingDay[];
  /** Opened for one of them; null for all. */
  dayId: string | null;
  onSwap: (ids: string[], from: Exercise, to: Pick<Exercise, 'id' | 'name'>) => void;
  onClose: () => void;
};

/** Another exercise in the place of one, in one session or in all that have it: first which, then by what. */
export function SwapDialog({ days, dayId, onSwap, onClose }: SwapDialogProps) {
  const library = useLibrary();
  const when = useDays();
  const memberId = days[0]?.memberId ?? '';
  const lastDays = useRead(listLastTrainingDays, { params: { userId: memberId }, query: {} });
  const hurting = hurtingIn(lastDays.data ?? []);
  const exercises = exercisesToSwap(days, dayId, hurting);
  const [fromId, setFromId] = useState(exercises.length === 1 ? exercises[0]?.id : undefined);
  const [isEverywhere, setEverywhere] = useState(dayId === null);
  const [search, setSearch] = useState('');
  const from = exercises.find(({ id }) => id === fromId);
  const having = from ? daysWith(days, from.id) : [];
  const swapped = isEverywhere ? having : having.filter(({ id }) => id === dayId);
  const others = library.data?.filter(({ id, category }) => category === from?.category && id !== from.id);
  const alternates = from ? alternatesOf(swapped, from.id) : [];
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={from ? `Swap ${from.name}` : 'Swap an exercise'}
      description={
        from
          ? `${swapped.map(({ date }) => sessionDay(date, when)).join(', ')}. Sets, reps and effort stay; a weight set for this lift is removed.`
          : 'Which exercise do you want to replace?'
      }
      footer={
        <>
          {from && exercises.length > 1 && <Button onClick={() => setFromId(undefined)}>Another one</Button>}
          <DialogClose>Cancel</DialogClose>
        </>
      }
    >
      {!from && (
        <SwapFrom exercises={exercises} hurting={hurting} library={library.data ?? []} onPick={setFromId} />
      )}
      {from && (
        <div className="grid gap-4">
          {dayId !== null && having.length > 1 && (
            <Checkbox
              label={`In all ${having.length} sessions of the coming week that have it`}
              checked={isEverywhere}
              onChange={event => setEverywhere(event.target.checked)}
            />
          )}
          {others?.length === 0 ? (
            <p className="text-muted">The library has no other exercise of {from.category}.</p>
          ) : (
            <ExercisePicker
              library={{ ...library, data: others } as typeof library}
              proposed={{ title: `Alternates of ${from.name}`, ids: alternates }}
              search={search}
              onSearch={setSearch}
              onPick={to =>
                onSwap(
                  swapped.map(day => day.id),
                  from,
                  to,
                )
              }
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
