import { type WeightUnit, weightUnits } from '#domain/measures/measure.ts';
import { Button } from '#web/ui/buttons/Button.tsx';

type UnitSwitchProps = { unit: WeightUnit; onUnit: (unit: WeightUnit) => void };

/** What a weight without a unit is in: said once for all of the text, and changed here. */
export function UnitSwitch({ unit, onUnit }: UnitSwitchProps) {
  const other = weightUnits.find(one => one !== unit) ?? unit;
  return (
    <p className="flex items-center gap-3 text-sm">
      <span role="status">Bare weights are in {unit}</span>
      <Button size="sm" onClick={() => onUnit(other)}>
        Change to {other}
      </Button>
    </p>
  );
}
