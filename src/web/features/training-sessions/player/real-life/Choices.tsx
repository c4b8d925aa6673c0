import { cx } from '#web/ui/look/cx.ts';

type ChoicesProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChoose: (value: Value) => void;
};

/** A few words to choose from, one tap each. */
export function Choices<Value extends string>({ legend, options, value, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(option => (
          <button
            key={option.value}
            type="button"
            aria-pressed={value === option.value}
            onClick={() => onChoose(option.value)}
            className={cx(
              'min-h-11 rounded-md border px-3',
              value === option.value
                ? 'border-accent bg-accent-soft text-ink'
                : 'border-line bg-sunken text-muted hover:border-muted',
            )}
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
