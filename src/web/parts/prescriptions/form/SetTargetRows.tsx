import { unitWord } from '#domain/prescriptions/prescribed-weight.ts';
import { Copy, ListPlus, Plus, Trash2 } from 'lucide-react';
import { maxRestSeconds, maxSetTargets } from '#domain/limits.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { SetTarget } from '#domain/prescriptions/set-targets.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { NumberValueField } from '#web/ui/controls/NumberValueField.tsx';
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { addTarget, filledFrom, type OfAll, removeTarget, repeatTarget, rowNames } from './set-rows.ts';

type SetTargetRowsProps = {
  targets: SetTarget[] | null;
  ofAll: OfAll;
  weightUnit: string;
  percentOf: PercentOf;
  onChange: (targets: SetTarget[] | null) => void;
};

/** Off until sets are named; then a row for each, and the number of sets is theirs. */
export function SetTargetRows({ targets, ofAll, weightUnit, percentOf, onChange }: SetTargetRowsProps) {
  if (targets === null) {
    return (
      <>
        <p className="text-sm text-muted">All sets are the same, as set above.</p>
        <Button className="justify-self-start" onClick={() => onChange(filledFrom(ofAll))}>
          <ListPlus aria-hidden="true" /> Edit each set
        </Button>
      </>
    );
  }
  const names = rowNames(targets);
  return (
    <>
      <ol className="grid gap-3">
        {targets.map((target, index) => (
          // Rows have no name of their own: what is typed stands in them, not in the page.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <TargetRow
              name={names[index] ?? ''}
              target={target}
              weightUnit={weightUnit}
              percentOf={percentOf}
              isFull={targets.length >= maxSetTargets}
              onChange={changed => onChange(targets.with(index, changed))}
              onRepeat={() => onChange(repeatTarget(targets, index))}
              onRemove={() => onChange(removeTarget(targets, index))}
            />
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          disabled={targets.length >= maxSetTargets}
          onClick={() => onChange(addTarget(targets))}
        >
          <Plus aria-hidden="true" /> Add set
        </Button>
        <Button size="sm" onClick={() => onChange(filledFrom(ofAll))}>
          <ListPlus aria-hidden="true" /> Fill from sets × reps
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
          Make all sets the same
        </Button>
      </div>
    </>
  );
}

const kinds: { value: SetKind; label: string }[] = [
  { value: 'work', label: 'Work' },
  { value: 'warmup', label: 'Warm-up' },
  { value: 'drop', label: 'Drop' },
  { value: 'failure', label: 'To failure' },
];

const texts = [
  { field: 'reps', label: 'Reps', example: '5' },
  { field: 'weight', label: 'Weight', example: '185' },
  { field: 'percent1RM', label: '% 1RM', example: '75' },
  { field: 'rpe', label: 'RPE', example: '8' },
] as const;

type TargetRowProps = {
  name: string;
  target: SetTarget;
  weightUnit: string;
  percentOf: PercentOf;
  isFull: boolean;
  onChange: (target: SetTarget) => void;
  onRepeat: () => void;
  onRemove: () => void;
};

function TargetRow(props: TargetRowProps) {
  const { name, target, weightUnit, percentOf, isFull, onChange, onRepeat, onRemove } = props;
  const labels: Partial<Record<keyof SetTarget, string>> = {
    weight: `Weight (${unitWord(weightUnit)})`,
    ...(percentOf === 'training-max' && { percent1RM: '% TM' }),
  };
  return (
    <fieldset className="grid min-w-0 gap-2 rounded-md bg-sunken p-2.5 pt-1.5">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="min-w-18 flex-1 text-sm font-medium">
          {name}
        </span>
        <SelectField
          label={`Kind of ${name}`}
          hideLabel
          className="w-32"
          options={kinds}
          value={target.kind}
          onChange={event => onChange({ ...target, kind: event.target.value as SetKind })}
        />
        <span className="flex shrink-0">
          <IconButton label={`Repeat ${name}`} size="sm" disabled={isFull} onClick={onRepeat}>
            <Copy />
          </IconButton>
          <IconButton label={`Remove ${name}`} size="sm" onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </span>
      </div>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {texts.map(({ field, label, example }) => (
          <TextField
            key={field}
            label={labels[field] ?? label}
            placeholder={example}
            maxLength={100}
            autoComplete="off"
            value={target[field] ?? ''}
            onChange={event => onChange({ ...target, [field]: event.target.value || null })}
          />
        ))}
        <NumberValueField
          label="Rest (s)"
          placeholder="90"
          least={0}
          most={maxRestSeconds}
          value={target.restSeconds}
          onValue={restSeconds => onChange({ ...target, restSeconds })}
        />
      </div>
    </fieldset>
  );
}
