import type { ScoringType } from '#domain/challenges/challenge.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { bigField } from '#web/features/challenges/member/card/big-field.ts';
import { ClockField } from '#web/ui/fields/ClockField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';

type ScoreFieldProps = {
  scoringType: ScoringType;
  /** Unit in which a weight is typed. */
  unit: WeightUnit;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

const weightSuffix: Record<WeightUnit, string> = { lb: 'lbs', kg: 'kg' };

/** The one number, or time, that a challenge is won by. */
export function ScoreField({ scoringType, unit, value, error, onChange }: ScoreFieldProps) {
  const field = { value, error, required: true, autoFocus: true, className: bigField };
  if (scoringType === 'time')
    return <ClockField large {...field} label="Completion Time" hint="MM:SS" onChange={onChange} />;
  const isWeight = scoringType === 'weight';
  return (
    <NumberField
      {...field}
      label={isWeight ? 'Weight' : 'Reps'}
      suffix={isWeight ? weightSuffix[unit] : 'reps'}
      decimal={isWeight}
      least={0}
      onChange={event => onChange(event.target.value)}
    />
  );
}
