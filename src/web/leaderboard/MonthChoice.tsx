import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { type Months, monthOptions } from './months.ts';

type MonthChoiceProps = { months: Months; month: string; onChoose: (month: string) => void };

/** This month, and the boards of those before it. */
export function MonthChoice({ months, month, onChoose }: MonthChoiceProps) {
  const options = monthOptions(months);
  if (options.length === 1) return null;
  return (
    <SelectField
      label="Month"
      hideLabel
      options={options}
      value={month}
      onChange={event => onChoose(event.target.value)}
      className="sm:w-72"
    />
  );
}
