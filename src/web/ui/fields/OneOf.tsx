import { useId } from 'react';

type OneOfProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string; explained: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice between a few ways, each with a sentence about what it means. */
export function OneOf<Value extends string>({ legend, options, value, onChange }: OneOfProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-2">
        {options.map(option => (
          <div
            key={option.value}
            className="relative flex gap-3 rounded-md border border-line bg-sunken px-3 py-2.5 hover:border-muted has-checked:border-accent has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              id={`${name}-${option.value}`}
              name={name}
              className="relative z-1 mt-0.5 size-4.5 shrink-0 accent-(--accent)"
              aria-describedby={`${name}-${option.value}-means`}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <div className="min-w-0 text-sm">
              {/* All of the box chooses it. */}
              <label
                htmlFor={`${name}-${option.value}`}
                className="font-medium before:absolute before:inset-0 before:cursor-pointer"
              >
                {option.label}
              </label>
              <p id={`${name}-${option.value}-means`} className="text-muted">
                {option.explained}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
