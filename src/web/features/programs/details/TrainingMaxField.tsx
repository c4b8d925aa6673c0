import { trainingMaxRange } from '#domain/loads/training-max-percent.ts';
import { SelectField } from '#web/ui/fields/SelectField.tsx';

type TrainingMaxFieldProps = { percent: number; onChange: (percent: number) => void; className?: string };

const halves = (trainingMaxRange.most - trainingMaxRange.least) * 2 + 1;

const options = Array.from({ length: halves }, (_, index) => {
  const percent = trainingMaxRange.most - index / 2;
  return { value: String(percent), label: `${percent}% of the max` };
});

/**
 * The members' training max as a percent of their max, for the whole program. A list, so that only valid values can be
 * chosen.
 */
export const TrainingMaxField = ({ percent, onChange, className }: TrainingMaxFieldProps) => (
  <SelectField
    label="Training Max"
    options={options}
    value={percent}
    onChange={event => onChange(Number(event.target.value))}
    {...(className !== undefined && { className })}
  />
);
