import { useId } from 'react';
import { distanceUnits, lengthUnits, type Units, weightUnits } from '#domain/measures/measure.ts';
import { Segments } from '#web/ui/fields/Segments.tsx';

type UnitsChoiceProps = { value: Units; onChange: (units: Units) => void };

/** A choice of units. They can be changed at any time: logs stay as they were typed. */
export function UnitsChoice({ value, onChange }: UnitsChoiceProps) {
  const hintId = useId();
  return (
    <div role="group" aria-label="Units" aria-describedby={hintId} className="grid gap-2">
      <p className="text-sm font-medium" aria-hidden="true">
        Units
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(28%,min(100%,4.5rem)),1fr))] gap-3">
        <Segments
          legend="Weight"
          options={weightUnits}
          value={value.weight}
          onChange={weight => onChange({ ...value, weight })}
        />
        <Segments
          legend="Distance"
          options={distanceUnits}
          value={value.distance}
          onChange={distance => onChange({ ...value, distance })}
        />
        <Segments
          legend="Height"
          options={lengthUnits}
          value={value.length}
          onChange={length => onChange({ ...value, length })}
        />
      </div>
      <p id={hintId} className="text-sm text-faint">
        Weights and distances are shown in these units. What you logged stays as you typed it.
      </p>
    </div>
  );
}
