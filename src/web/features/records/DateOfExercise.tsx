import type { ResponseOf } from '#contract/endpoint.ts';
import type { getExerciseHistory } from '#contract/training/records.ts';
import { formatDate } from '#domain/plain-date.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { volumeText, valueText } from '#web/parts/records/record-text.ts';
import { useUnits } from '#web/measures/use-units.ts';

type Dated = ResponseOf<typeof getExerciseHistory>['dates'][number];

/** A date: the sets, their results, and the notes. */
export function DateOfExercise({ date: dated, category }: { date: Dated; category: ExerciseCategory }) {
  const units = useUnits();
  const { date, sets, logs, estimated1RM, volume, notes } = dated;
  const work = logs
    .map((log, index) => workText({ ...log, setsData: index === 0 ? sets : null, notes: null }, units))
    .filter(Boolean)
    .join(' · ');
  const facts = [
    estimated1RM !== null && `${valueText('e1rm', estimated1RM, units)} estimated 1RM`,
    category === 'Strength' && volume > 0 && `${volumeText(category, volume, units)} volume`,
  ].filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 @2xl:grid-cols-[9rem_minmax(0,1fr)_auto]">
      <span className="font-medium">{formatDate(date)}</span>
      <span className="min-w-0 wrap-anywhere">{work}</span>
      {facts.length > 0 && <span className="text-sm text-muted">{facts.join(' · ')}</span>}
      {notes && <p className="text-sm whitespace-pre-line text-muted @2xl:col-start-2">{notes}</p>}
    </li>
  );
}
