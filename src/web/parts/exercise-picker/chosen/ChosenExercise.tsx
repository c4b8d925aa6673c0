import { Replace } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';

type ChosenExerciseProps = { chosen: { name: string; category: string }; onPickAnother: () => void };

/** The exercise being prescribed, and the way back to the list. */
export function ChosenExercise({ chosen, onPickAnother }: ChosenExerciseProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-medium break-words">{chosen.name}</h3>
        <Badge>{chosen.category}</Badge>
      </div>
      <Button variant="ghost" size="sm" className="-mr-2" onClick={onPickAnother}>
        <Replace aria-hidden="true" />
        Choose Another
      </Button>
    </div>
  );
}
