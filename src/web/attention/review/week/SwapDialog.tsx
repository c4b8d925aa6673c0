import { useState } from 'react';
import { ExercisePicker } from '#web/exercises/ExercisePicker.tsx';
import { useLibrary } from '#web/exercises/use-library.ts';
import { sessionDay } from '#web/training-days/day-words.ts';
import { useToday } from '#web/session/today.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';
import { type ComingDay, daysWith } from './week-words.ts';

type SwapDialogProps = {
  /** Those that can be changed. */
  days: readonly ComingDay[];
  /** Opened for one of them; null for all. */
  dayId: string | null;
  exercises: readonly ComingDay['exercises'][number]['exercise'][];
  onSwap: (ids: string[], from: string, to: string) => void;
  onClose: () => void;
};

/** Another exercise in the place of one, in one session or in all that have it: first which, then by what. */
export function SwapDialog({ days, dayId, exercises, onSwap, onClose }: SwapDialogProps) {
  const library = useLibrary();
  const today = useToday();
  const [fromId, setFromId] = useState(exercises.length === 1 ? exercises[0]?.id : undefined);
  const [isEverywhere, setEverywhere] = useState(dayId === null);
  const [search, setSearch] = useState('');
  const from = exercises.find(({ id }) => id === fromId);
  const having = from ? daysWith(days, from.id) : [];
  const swapped = isEverywhere ? having : having.filter(({ id }) => id === dayId);
  const others = library.data?.filter(({ id, category }) => category === from?.category && id !== from.id);
  return (
    <Dialog
      open
      onOpenChange={isOpen => isOpen || onClose()}
      title={from ? `Swap ${from.name}` : 'Swap an exercise'}
      description={
        from
          ? `${swapped.map(({ date }) => sessionDay(date, today)).join(', ')}. Sets, reps and effort stay; a weight that was this lift's goes.`
          : 'Which one is to be replaced?'
      }
      footer={
        <>
          {from && exercises.length > 1 && <Button onClick={() => setFromId(undefined)}>Another one</Button>}
          <DialogClose>Cancel</DialogClose>
        </>
      }
    >
      {!from && (
        <ul className="grid gap-2">
          {exercises.map(({ id, name }, index) => (
            <li key={id}>
              <Button
                autoFocus={index === 0}
                className="w-full justify-start pointer-coarse:min-h-11"
                onClick={() => setFromId(id)}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
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
              search={search}
              onSearch={setSearch}
              onPick={({ id }) =>
                onSwap(
                  swapped.map(day => day.id),
                  from.id,
                  id,
                )
              }
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
