import { Trash2 } from 'lucide-react';
import { removeTestedMax } from '#contract/training/strength.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { useSend } from '#web/data/send.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { enteredText, type TestedMax, testedText, whyNotUsed } from './tested-max-text.ts';

type TestedMaxListProps = {
  maxes: readonly TestedMax[];
  /** Whether all are of one lift, which is named above. */
  isOneLift: boolean;
  isCoach: boolean;
  today: PlainDate;
};

/** Tested maxes with their date, whether they are used, and the way to remove each. */
export function TestedMaxList({ maxes, isOneLift, isCoach, today }: TestedMaxListProps) {
  const { weight: unit } = useUnits();
  return (
    <ul aria-label="Tested maxes" className="divide-y divide-line border-y border-line">
      {maxes.map(max => {
        const beside = [
          formatDate(max.date),
          whyNotUsed(max, maxes, today),
          enteredText(max, isCoach),
        ].filter(Boolean);
        return (
          <li key={max.id} className="flex items-center justify-between gap-4 py-2">
            <div className="min-w-0">
              {!isOneLift && <p className="wrap-anywhere">{max.exerciseName}</p>}
              <p>
                <span className="font-medium">{testedText(max, unit)}</span>{' '}
                <span className="text-sm text-muted">{beside.join(' · ')}</span>
              </p>
            </div>
            <RemoveMax max={max} />
          </li>
        );
      })}
    </ul>
  );
}

function RemoveMax({ max }: { max: TestedMax }) {
  const { weight: unit } = useUnits();
  const remove = useSend(removeTestedMax, {
    success: { title: 'Tested max removed', description: `${max.exerciseName}: ${testedText(max, unit)}` },
    failure: 'The tested max could not be removed',
  });
  return (
    <IconButton
      label={`Remove ${max.exerciseName}, ${testedText(max, unit)}, ${formatDate(max.date)}`}
      aria-busy={remove.isPending || undefined}
      onClick={() => remove.mutate({ params: { id: max.id } })}
    >
      <Trash2 />
    </IconButton>
  );
}
