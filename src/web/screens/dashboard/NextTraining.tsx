import type { PlainDate } from '#domain/plain-date.ts';
import { dayText } from '#web/parts/training-day/words/day-text.ts';
import { isOwn } from '#web/parts/training-day/training-day.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { nextTrainingText, todaysWork } from './todays-training.ts';

/** The next training and its date, once they are known. */
export function NextTraining({ date, today }: { date: PlainDate; today: PlainDate }) {
  const { parts } = useTrainingOn(date, today);
  const asked = parts.filter(({ assignment }) => !isOwn(assignment));
  const days = asked.flatMap(({ assignment, day }) => (day ? [{ assignment, day }] : []));
  const { name, dateLine } = dayText(date, today);
  return (
    <div>
      <p className="text-sm text-muted">Next training day</p>
      <p className="display mt-0.5 text-2xl">{name}</p>
      <p className="mt-0.5 text-sm text-muted">{dateLine}</p>
      <p className="mt-2 min-h-6">{days.length > 0 && nextTrainingText(todaysWork(days))}</p>
    </div>
  );
}
