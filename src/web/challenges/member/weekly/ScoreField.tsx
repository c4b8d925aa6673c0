import type { ScoringType } from '#domain/challenges/challenge.ts';
import { bigField } from '#web/challenges/member/card/big-field.ts';
import { ClockField } from '#web/ui/fields/ClockField.tsx';
import { NumberField } from '#web/ui/fields/NumberField.tsx';

type ScoreFieldProps = {
  scoringType: ScoringType;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** The one number, or time, that a challenge is won by. */
export function ScoreField({ scoringType, value, error, onChange }: ScoreFieldProps) {
  const field = { value, error, required: true, autoFocus: true, className: bigField };
  if (scoringType === 'time')
    return <ClockField large {...field} label="Completion Time" hint="MM:SS" onChange={onChange} />;
  const isWeight = scoringType === 'weight';
  return (
    <NumberField
      {...field}
      label={isWeight ? 'Weight' : 'Reps'}
      suffix={isWeight ? 'lbs' : 'reps'}
      decimal={isWeight}
      min={0}
      onChange={event => onChange(event.target.value)}
    />
  );
}
