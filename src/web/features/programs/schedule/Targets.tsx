import { Button } from '#web/ui/buttons/Button.tsx';
import { Checkbox } from '#web/ui/controls/Checkbox.tsx';
import { counted } from '#web/ui/text/words.ts';

type Target<Value> = { value: Value; label: string; exercises: number };

type TargetsProps<Value> = {
  legend: string;
  targets: readonly Target<Value>[];
  chosen: readonly Value[];
  onChoose: (chosen: Value[]) => void;
};

/** Targets of a copy; each says what it would lose. */
export function Targets<Value extends string | number>({
  legend,
  targets,
  chosen,
  onChoose,
}: TargetsProps<Value>) {
  const all = targets.length === chosen.length;
  const toggle = (value: Value, on: boolean) =>
    onChoose(targets.map(target => target.value).filter(one => (one === value ? on : chosen.includes(one))));
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="mb-1 flex items-center justify-between gap-3">
        <span aria-hidden="true" className="text-sm font-medium">
          {legend}
        </span>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => onChoose(all ? [] : targets.map(target => target.value))}
        >
          {all ? 'Select None' : 'Select All'}
        </Button>
      </div>
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {targets.map(({ value, label, exercises }) => (
          <Checkbox
            key={value}
            label={label}
            hint={exercises > 0 ? `Replaces ${counted(exercises, 'exercise')}` : undefined}
            checked={chosen.includes(value)}
            onChange={event => toggle(value, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
