import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { maxAlternates } from '#domain/limits.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { ExercisePicker } from '#web/parts/exercise-picker/ExercisePicker.tsx';
import { useLibrary } from '#web/parts/exercise-picker/use-library.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

type AlternateFieldsProps = {
  chosen: { exerciseId: string; category: ExerciseCategory };
  ids: readonly string[];
  onChange: (ids: string[]) => void;
};

/** Alternates of the exercise, the likeliest first: other exercises of the same category. */
export function AlternateFields({ chosen, ids, onChange }: AlternateFieldsProps) {
  const library = useLibrary();
  const [isPicking, setPicking] = useState(false);
  const [search, setSearch] = useState('');
  const nameOf = (id: string) =>
    library.data?.find(exercise => exercise.id === id)?.name ?? 'No longer in the library';
  const others = library.data?.filter(
    ({ id, category }) => category === chosen.category && id !== chosen.exerciseId && !ids.includes(id),
  );
  return (
    <>
      {ids.length === 0 && (
        <p className="text-sm text-muted">What can be done instead, offered to the member first.</p>
      )}
      {ids.length > 0 && (
        <ol aria-label="Alternates" className="grid gap-1">
          {ids.map(id => (
            <li key={id} className="flex items-center justify-between gap-2 rounded-md bg-sunken pl-3">
              <span className="min-w-0 text-sm wrap-anywhere">{nameOf(id)}</span>
              <IconButton
                label={`Remove alternate ${nameOf(id)}`}
                size="sm"
                onClick={() => onChange(ids.filter(other => other !== id))}
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {isPicking && others?.length === 0 && (
        <p className="text-sm text-muted">The library has no other exercise of {chosen.category}.</p>
      )}
      {isPicking && others?.length !== 0 && (
        <ExercisePicker
          library={{ ...library, data: others } as typeof library}
          search={search}
          onSearch={setSearch}
          onPick={({ id }) => {
            onChange([...ids, id]);
            setSearch('');
            setPicking(false);
          }}
        />
      )}
      <Button
        size="sm"
        className="justify-self-start"
        disabled={ids.length >= maxAlternates}
        onClick={() => setPicking(!isPicking)}
      >
        {isPicking ? <X aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {isPicking ? 'Not now' : 'Add alternate'}
      </Button>
    </>
  );
}
