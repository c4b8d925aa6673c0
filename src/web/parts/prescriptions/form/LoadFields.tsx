import { prescribedUnit } from '#domain/prescriptions/prescribed-weight.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';

/** The load of all sets, as it is typed. */
export type Load = { weight: string; weightUnit: string; rpe: string };

const units = Object.values(prescribedUnit);

type LoadFieldsProps = { load: Load; hasRpe: boolean; onChange: (load: Load) => void };

/** The weight and the effort of all sets. The effort has a field here where the category has none. */
export function LoadFields({ load, hasRpe, onChange }: LoadFieldsProps) {
  const shown = units.includes(load.weightUnit) ? units : [...units, load.weightUnit];
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
        <TextField
          label="Weight"
          placeholder="185"
          maxLength={100}
          autoComplete="off"
          value={load.weight}
          onChange={event => onChange({ ...load, weight: event.target.value })}
        />
        <SelectField
          label="Unit"
          options={shown.map(unit => ({ value: unit, label: unit }))}
          value={load.weightUnit}
          onChange={event => onChange({ ...load, weightUnit: event.target.value })}
        />
      </div>
      {hasRpe && (
        <TextField
          label="RPE (1-10)"
          placeholder="8"
          maxLength={100}
          autoComplete="off"
          value={load.rpe}
          onChange={event => onChange({ ...load, rpe: event.target.value })}
        />
      )}
    </>
  );
}
