import { type ReactNode, useState } from 'react';
import type { Choices, Unknown } from '#web/features/programs/reading/name-choices.ts';
import { PickExercise } from './PickExercise.tsx';

type PickingOptions = { choices: Choices; onChoices: (choices: Choices) => void; onClose: () => void };

/** Any exercise of the library picked for a name, in the dialog's place; afterwards one goes on where one was. */
export function usePicking({ choices, onChoices, onClose }: PickingOptions) {
  const [picking, setPicking] = useState<string | null>(null);
  const [lastPicked, setLastPicked] = useState<string>();
  const picker: ReactNode = picking !== null && (
    <PickExercise
      name={picking}
      onPick={({ id, name }) => {
        onChoices({ ...choices, [picking]: { id, name } });
        setPicking(null);
      }}
      onBack={() => setPicking(null)}
      onClose={onClose}
    />
  );
  const pick = ({ name }: Unknown) => {
    setLastPicked(name);
    setPicking(name);
  };
  return { picker, pick, lastPicked };
}
