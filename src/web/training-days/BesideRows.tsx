import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { Units } from '#domain/measures/measure.ts';
import { setsBeside } from '#domain/training/planned-and-done.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { isCountedInSets } from '#web/training/day/training-day.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import type { ExerciseRecord, LogRecord } from './day-record.ts';
import {
  amountLines,
  type Difference,
  differencesOfSet,
  doneSetText,
  isAsPlanned,
  plannedSetText,
} from './difference-words.ts';

type BesideRowsProps = { record: ExerciseRecord; log: LogRecord };

type Row = {
  label: string;
  planned: string | null;
  done: string | null;
  differences: readonly Difference[];
  isAsPlanned: boolean;
};

/** Set by set, and what else was logged: asked for, done, and what differs in words. */
export function BesideRows({ record, log }: BesideRowsProps) {
  const units = useUnits();
  const rows = [...setRows(record, log, units), ...amountRows(record, units)];
  return (
    <ul className="grid @max-2xl:gap-1.5">
      {rows.map(row => (
        <BesideRow key={row.label} row={row} />
      ))}
    </ul>
  );
}

function setRows({ exercise, prescription }: ExerciseRecord, log: LogRecord, units: Units): Row[] {
  const sets = log.setsData ?? [];
  if (!isCountedInSets(exercise.category) || sets.length === 0) return [];
  return setsBeside(prescription, sets).map((set, index) => {
    const isAsked = prescription !== null && set.isPlanned && !set.isWarmUp;
    return {
      label: set.isWarmUp ? `Warm-up ${index + 1}` : `Set ${set.setNum}`,
      planned: isAsked ? plannedSetText(prescription, exercise.category, units, set.target) : null,
      done: set.logged ? doneSetText(set.logged, units.weight) : null,
      differences: differencesOfSet(set, units.weight),
      isAsPlanned: isAsPlanned(set),
    };
  });
}

const amountRows = (record: ExerciseRecord, units: Units): Row[] =>
  amountLines(record, units).map(({ difference, ...line }) => ({
    ...line,
    differences: difference ? [difference] : [],
  }));

/** Level with one another where there is room; in a narrow place what was done stands under what was planned. */
function BesideRow({ row: { label, planned, done, differences, isAsPlanned } }: { row: Row }) {
  return (
    <li className="grid gap-x-8 text-sm @2xl:grid-cols-2 @2xl:items-baseline @2xl:border-t @2xl:border-line/60 @2xl:py-1">
      <span className="flex min-w-0 gap-x-3 text-muted">
        <span className="w-26 shrink-0 text-faint">{label}</span>
        <span className="min-w-0 wrap-anywhere">
          <VisuallyHidden>planned </VisuallyHidden>
          {planned ?? <Nothing />}
        </span>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 @max-2xl:pl-29">
        <span className="text-base font-medium wrap-anywhere">
          <VisuallyHidden>done </VisuallyHidden>
          {done ?? <Nothing />}
        </span>
        {isAsPlanned && <Check role="img" aria-label="as planned" className="size-4 shrink-0 text-success" />}
        {differences.map(difference => (
          <Mark key={difference.words} difference={difference} />
        ))}
      </span>
    </li>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>nothing</VisuallyHidden>
    </>
  );
}

function Mark({ difference: { words, isLess } }: { difference: Difference }) {
  const Arrow = isLess ? ArrowDown : ArrowUp;
  return (
    <Badge tone={isLess ? 'warning' : 'info'}>
      <Arrow aria-hidden="true" />
      {words}
    </Badge>
  );
}
