import { type FormEvent, useState } from 'react';
import { setTrainingMax } from '#contract/training/training-maxes.ts';
import { usualTrainingMaxPercent } from '#domain/loads/training-max-percent.ts';
import { weightUnits } from '#domain/measures/measure.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { LiftField, type LiftNamed } from './TestedMaxForm.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { NumberField } from '#web/ui/controls/NumberField.tsx';
import { trainingMaxText } from './TrainingMaxList.tsx';

type TrainingMaxFormProps = {
  /** The lift; without one it is chosen. */
  lift?: LiftNamed | undefined;
  memberId: string;
  onSaved: () => void;
};

/** A percent of the max, or a weight. */
type Kind = '%' | (typeof weightUnits)[number];

const kinds: { value: Kind; label: string }[] = [
  { value: '%', label: '% of the max' },
  ...weightUnits.map(unit => ({ value: unit, label: unit })),
];

/** A training max of a member: the lift, how much, and of what. */
export function TrainingMaxForm({ lift, memberId, onSaved }: TrainingMaxFormProps) {
  const shownIn = useUnits().weight;
  const [exerciseId, setExercise] = useState(lift?.id ?? '');
  const [amount, setAmount] = useState(String(usualTrainingMaxPercent));
  const [kind, setKind] = useState<Kind>('%');
  const [problem, setProblem] = useState<string>();
  const set = useSend(setTrainingMax, {
    success: max => ({
      title: 'Training max saved',
      description: `${max.exerciseName}: ${trainingMaxText(max, shownIn)}`,
    }),
    onSuccess: onSaved,
    onError: error => setProblem(sentenceOf(error, 'The training max could not be saved.')),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const number = readNumber(amount);
    if (exerciseId === '') return setProblem('Choose an exercise');
    if (number === null) return setProblem('Enter a number');
    const said = kind === '%' ? { percent: number } : { weight: number, unit: kind };
    return set.mutate({ body: { memberId, exerciseId, ...said } });
  };
  return (
    <form noValidate className="grid gap-4" aria-label="Set a training max" onSubmit={save}>
      {!lift && <LiftField value={exerciseId} onChange={event => setExercise(event.target.value)} />}
      <div className="grid grid-cols-[minmax(0,1fr)_10rem] gap-4">
        <NumberField
          label="Training max"
          decimal
          autoComplete="off"
          autoFocus={lift !== undefined}
          value={amount}
          error={problem}
          onChange={event => {
            setProblem(undefined);
            setAmount(event.target.value);
          }}
        />
        <SelectField
          label="As"
          options={kinds}
          value={kind}
          onChange={event => setKind(event.target.value as Kind)}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="justify-self-end"
        pending={set.isPending}
        pendingLabel="Saving..."
      >
        Save training max
      </Button>
    </form>
  );
}
