import { ChevronRight } from 'lucide-react';
import { formatDate } from '#domain/plain-date.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { mainRecords, recordTitle, recordWords, valueWords } from './record-words.ts';
import type { ExerciseWithRecords } from './records-by-exercise.ts';
import { useViewerUnits } from './viewer-units.ts';

type RecordRowProps = { exercise: ExerciseWithRecords; opensDialog: boolean; onOpen: () => void };

/** An exercise with its first kinds of records, and which of all is the newest. */
export function RecordRow({ exercise, opensDialog, onOpen }: RecordRowProps) {
  const units = useViewerUnits();
  const { name, category, records, newest } = exercise;
  return (
    <button
      type="button"
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onOpen}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 text-left shadow-card transition-colors hover:border-line-strong sm:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-serif text-lg wrap-anywhere">{name}</span>
          <Badge>{category}</Badge>
        </span>
        <span className="mt-0.5 block text-sm text-muted">
          {recordWords(newest, units)} <span className="text-faint">· {formatDate(newest.date)}</span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-faint sm:order-last" />
      <span className="col-span-2 flex flex-wrap gap-x-6 gap-y-1 sm:col-span-1 sm:justify-end sm:text-right">
        {mainRecords(records).map(record => (
          <span key={record.kind} className="min-w-24">
            <span className="block text-xl font-medium tracking-tight">
              {valueWords(record.kind, record.value, units)}
            </span>
            <span className="block text-xs text-faint">{recordTitle(record, units)}</span>
          </span>
        ))}
      </span>
    </button>
  );
}
