import { useId } from 'react';
import { distanceUnits, lengthUnits, type Units, weightUnits } from '#domain/measures/measure.ts';
import { Segments } from '#web/ui/fields/Segments.tsx';

type UnitsChoiceProps = { value: Units; onChange: (units: Units) => void };

/** What someone measures in. It can be changed at any time: what was logged stays what was typed. */
export function UnitsChoice({ value, onChange }: UnitsChoiceProps) {
  const hintId = useId();
  return (
    <div role="group" aria-label="Units" aria-describedby={hintId} className="grid gap-2">
      <p className="text-sm font-medium" aria-hidden="true">
        You measure in
      </p>
      <div className="grid grid-cols-3 gap-3">
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
        All weights and distances are shown to you so. What you logged stays as you typed it.
      </p>
    </div>
  );
}
