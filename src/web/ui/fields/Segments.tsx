/**
 * A choice of a few short words side by side; a tap chooses.
 * `<Segments legend="Weight" options={['lb', 'kg']} value={unit} onChange={setUnit} />`
 */
import { useId } from 'react';

type SegmentsProps<Value extends string> = {
  legend: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
};

export function Segments<Value extends string>({ legend, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm text-muted">{legend}</legend>
      <div className="flex rounded-md border border-line bg-sunken p-0.5">
        {options.map(option => (
          <label
            key={option}
            className="relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-sm px-1 text-(length:--control-text) text-muted transition-colors hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-ink has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
