import { Minus, Plus } from 'lucide-react';
import { servingsText } from '#web/features/recipes/recipe-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

const maxServings = 100;

type ServingsProps = { servings: number; onChange: (servings: number) => void };

/** For how many to cook. */
export function Servings({ servings, onChange }: ServingsProps) {
  return (
    <div role="group" aria-label="Servings" className="flex items-center gap-2">
      <IconButton
        label="One serving fewer"
        variant="secondary"
        aria-disabled={servings <= 1}
        onClick={() => servings > 1 && onChange(servings - 1)}
      >
        <Minus />
      </IconButton>
      <p role="status" className="min-w-24 text-center font-medium">
        {servingsText(servings)}
      </p>
      <IconButton
        label="One serving more"
        variant="secondary"
        aria-disabled={servings >= maxServings}
        onClick={() => servings < maxServings && onChange(servings + 1)}
      >
        <Plus />
      </IconButton>
    </div>
  );
}
