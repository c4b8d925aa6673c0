import { ChevronRight } from 'lucide-react';
import type { Units } from '#domain/measures/measure.ts';
import { formatDate } from '#domain/plain-date.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { mainRecords, recordTitle, recordText, valueText } from '#web/parts/records/record-text.ts';
import type { ExerciseWithRecords } from './records-by-exercise.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { cx } from '#web/ui/look/cx.ts';

type RecordRowProps = { exercise: ExerciseWithRecords; opensDialog: boolean; onOpen: () => void };

/** The date of the newest record; in words where its figure does not stand beside it. */
function lastWords({ records, newest }: ExerciseWithRecords, units: Units): string {
  const date = formatDate(newest.date);
  return mainRecords(records).includes(newest) ? date : `${recordText(newest, units)} · ${date}`;
}

/** An exercise with its first kinds of records, and which of all is the newest. */
export function RecordRow({ exercise, opensDialog, onOpen }: RecordRowProps) {
  const units = useUnits();
  const { name, category, records } = exercise;
  return (
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onOpen}
      className="flex w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2.5 text-left shadow-card transition-colors hover:border-line-strong"
    >
      <span className="min-w-0 flex-1 basis-32">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-lg wrap-anywhere">{name}</span>
          <Badge>{category}</Badge>
        </span>
        <span className="mt-0.5 block text-sm text-faint">{lastWords(exercise, units)}</span>
      </span>
      <span className="flex justify-end gap-x-6 text-right">
        {mainRecords(records).map((record, index) => (
          // A phone has room for the first; the others are on the exercise's page.
          <span key={record.kind} className={cx('max-w-[36vw] sm:min-w-24', index > 0 && 'max-sm:hidden')}>
            <span className="block text-xl font-medium tracking-tight">
              {valueText(record.kind, record.value, units)}
            </span>
            <span className="block text-xs text-faint">{recordTitle(record, units)}</span>
          </span>
        ))}
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint" />
    </button>
  );
}
