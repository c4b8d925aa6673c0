import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { type Loadable, nearestLoadable, nextLoadable } from '#domain/loads/loadable.ts';
import { weightText } from '#domain/loads/weight-text.ts';
import type { Loading } from '#domain/loads/loading.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { PlateBar } from './PlateBar.tsx';

/** Initial weight: one with plates of more than one kind. */
const begins: Record<WeightUnit, number> = { lb: 185, kg: 85 };

/** The person's own bar, loaded with a weight; the buttons step to the next weight that can be loaded. */
export function TryWeight({ loading }: { loading: Loading }) {
  const [asked, ask] = useState(begins[loading.unit]);
  const loadable: Loadable = { loading, loadedOn: 'bar', unit: loading.unit };
  const weight = nearestLoadable(asked, loadable);
  const [down, up] = [nextLoadable(weight, 'down', loadable), nextLoadable(weight, 'up', loadable)];
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-2">
        <IconButton
          label="Lighter"
          variant="secondary"
          disabled={down === null}
          onClick={() => down !== null && ask(down)}
        >
          <Minus />
        </IconButton>
        <p role="status" className="min-w-24 text-center text-lg font-semibold">
          {weightText(weight, loading.unit)}
        </p>
        <IconButton
          label="Heavier"
          variant="secondary"
          disabled={up === null}
          onClick={() => up !== null && ask(up)}
        >
          <Plus />
        </IconButton>
      </div>
      <PlateBar loading={loading} weight={weight} />
    </div>
  );
}
