import { cx } from '#web/ui/look/cx.ts';

type ScaleProps = {
  legend: string;
  from: number;
  to: number;
  /** What the numbers mean: the ends are written out, all are read. */
  labels: readonly string[];
  value: number | null;
  onChoose: (value: number) => void;
};

/** A number on a scale, chosen with one tap; no one has to. */
export function Scale({ legend, from, to, labels, value, onChoose }: ScaleProps) {
  const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{legend}</legend>
      <div className="grid grid-cols-5 gap-2">
        {numbers.map((number, index) => (
          <button
            key={number}
            type="button"
            aria-pressed={value === number}
            aria-label={labels[index] ? `${number}, ${labels[index]}` : String(number)}
            onClick={() => onChoose(number)}
            className={cx(
              'min-h-12 rounded-md border text-xl',
              value === number
                ? 'border-accent bg-accent-soft text-ink'
                : 'border-line bg-raised text-muted hover:border-muted',
            )}
          >
            {number}
          </button>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-faint">
        <span>{labels[0]}</span>
        <span>{labels.at(-1)}</span>
      </p>
    </fieldset>
  );
}
