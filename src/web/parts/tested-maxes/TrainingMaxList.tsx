import { Trash2 } from 'lucide-react';
import type { ResponseOf } from '#contract/endpoint.ts';
import { type listTrainingMaxes, removeTrainingMax } from '#contract/training/training-maxes.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { useSend } from '#web/data/send.ts';
import { numberText } from '#domain/measures/shown.ts';
import { typedWeightText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';

export type TrainingMax = ResponseOf<typeof listTrainingMaxes>[number];

type TrainingMaxListProps = {
  maxes: readonly TrainingMax[];
  /** Whether all are of one lift, which is named above. */
  isOneLift: boolean;
  /** Member, where a coach looks, who may remove them. */
  memberId: string | undefined;
};

export function TrainingMaxList({ maxes, isOneLift, memberId }: TrainingMaxListProps) {
  const { weight: unit } = useUnits();
  return (
    <ul aria-label="Training maxes" className="divide-y divide-line border-y border-line">
      {maxes.map(max => (
        <li key={max.exerciseId} className="flex items-center justify-between gap-4 py-2">
          <div className="min-w-0">
            {!isOneLift && <p className="wrap-anywhere">{max.exerciseName}</p>}
            <p className="font-medium">{trainingMaxText(max, unit)}</p>
          </div>
          {memberId && <RemoveMax max={max} memberId={memberId} />}
        </li>
      ))}
    </ul>
  );
}

/** '85% of the max', or '220.5 lb (100 kg)' for one set in the other unit. */
export function trainingMaxText({ percent, weight, unit }: TrainingMax, shownIn: WeightUnit): string {
  if (weight !== null && unit !== null) return typedWeightText({ weight, unit }, shownIn);
  return `${numberText(percent ?? 0)}% of the max`;
}

function RemoveMax({ max, memberId }: { max: TrainingMax; memberId: string }) {
  const { exerciseId, exerciseName } = max;
  const remove = useSend(removeTrainingMax, {
    success: { title: 'Training max removed', description: `${exerciseName}: as the program says` },
    failure: 'The training max could not be removed',
  });
  return (
    <IconButton
      label={`Remove the training max of ${exerciseName}`}
      aria-busy={remove.isPending || undefined}
      onClick={() => remove.mutate({ query: { memberId, exerciseId } })}
    >
      <Trash2 />
    </IconButton>
  );
}
