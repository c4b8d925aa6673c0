import { Checkbox } from '#web/ui/controls/Checkbox.tsx';

type TakeAwayProps = {
  legend: string;
  labels: readonly { label: string; count: number }[];
  taken: readonly string[];
  onChange: (taken: string[]) => void;
};

/** Labels that some of them have, to be removed from all. */
export function TakeAway({ legend, labels, taken, onChange }: TakeAwayProps) {
  if (labels.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="grid grid-halves gap-x-4 sm:grid-cols-3">
        {labels.map(({ label, count }) => (
          <Checkbox
            key={label}
            label={
              <span className="wrap-anywhere">
                {label} <span className="text-faint">({count})</span>
              </span>
            }
            checked={taken.includes(label)}
            onChange={event =>
              onChange(event.target.checked ? [...taken, label] : taken.filter(other => other !== label))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
