import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { Units } from '#domain/measures/measure.ts';
import { workSetsOf } from '#domain/prescriptions/set-targets.ts';
import { isOfCalories } from '#domain/training/log/carried-set.ts';
import { compareSets } from '#domain/training/log/planned-and-done.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { isCountedInSets } from '#web/parts/training-day/training-day.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import type { CommentOn } from './comment-on.ts';
import { CommentButton } from './CommentButton.tsx';
import type { ExerciseRecord } from './day-record.ts';
import {
  amountLines,
  type Difference,
  differencesOfSet,
  doneSetText,
  isAsPlanned,
  plannedSetText,
} from './difference-text.ts';
import { type Happened, setDoneText, type SetRecord } from './session-text.ts';
import { hasText, SetMarks, SetWords } from './SetExtras.tsx';

type ComparisonRowsProps = {
  record: ExerciseRecord;
  zone: string;
  onComment?: CommentOn | undefined;
};

type Row = {
  label: string;
  /** Of a set, by which it can be spoken of. */
  setNum?: number;
  planned: string | null;
  done: string | null;
  differences: readonly Difference[];
  isAsPlanned: boolean;
  /** The set as the session has it. */
  sessionSet?: SetRecord | null;
};

/** Set by set, and the other results: target, result, and the difference in words. */
export function ComparisonRows({ record, zone, onComment }: ComparisonRowsProps) {
  const units = useUnits();
  const rows = [...setRows(record, units), ...(record.log ? amountRows(record, units) : [])];
  if (rows.length === 0) return null;
  return (
    <ul className="grid @max-2xl:gap-1.5">
      {rows.map(row => (
        <ComparisonRow key={row.label} row={row} record={record} zone={zone} onComment={onComment} />
      ))}
    </ul>
  );
}

function setRows(record: ExerciseRecord, units: Units): Row[] {
  const { exercise, prescription, log, happened } = record;
  const told = happened?.sets ?? [];
  const sets = happened ? told.map(set => ({ ...set, completed: true })) : (log?.setsData ?? []);
  if (!isCountedInSets(exercise.category) && !sets.some(isOfCalories))
    return happened ? otherSetRows(record, happened, units) : [];
  if (sets.length === 0) return [];
  // A row without a number of sets is done once.
  const planned = prescription && {
    ...prescription,
    sets: String(workSetsOf(exercise.category, prescription)),
  };
  let warmUps = 0;
  return compareSets(happened?.swappedTo ? withoutWeight(planned) : planned, sets)
    .filter(({ done }) => done !== null || happened?.state !== 'open')
    .map(set => {
      const isAsked = prescription !== null && set.isPlanned && !set.isWarmUp;
      return {
        label: set.isWarmUp ? `Warm-up ${(warmUps += 1)}` : `Set ${set.setNum}`,
        ...(!set.isWarmUp && { setNum: set.setNum }),
        planned: isAsked ? plannedSetText(prescription, exercise.category, units, set.target) : null,
        done: set.logged ? doneSetText(set.logged, units) : null,
        differences: differencesOfSet(set, units),
        isAsPlanned: isAsPlanned(set),
        sessionSet: told.find(({ setNum }) => setNum === set.logged?.setNum) ?? null,
      };
    });
}

/** After a swap the coach's own weight no longer applies. */
const withoutWeight = (prescription: ExerciseRecord['prescription']) =>
  prescription && {
    ...prescription,
    weight: null,
    setTargets: prescription.setTargets?.map(target => ({ ...target, weight: null })) ?? null,
  };

/** Holds, runs and jumps, one by one where they were done so; a single one is shown by its log. */
function otherSetRows({ exercise, log }: ExerciseRecord, { sets }: Happened, units: Units): Row[] {
  if (log && sets.length === 1 && sets[0]?.earlier.length === 0) return [];
  return sets.map((set, index) => ({
    label: set.setKind === 'warmup' ? `Warm-up ${index + 1}` : `Set ${index + 1}`,
    planned: null,
    done: setDoneText(exercise.category, set, units),
    differences: [],
    isAsPlanned: false,
    sessionSet: set,
  }));
}

const amountRows = (record: ExerciseRecord, units: Units): Row[] =>
  amountLines(record, units).map(({ difference, ...line }) => ({
    ...line,
    differences: difference ? [difference] : [],
  }));

/** Level with one another where there is room; in a narrow place the result stands under the plan. */
function ComparisonRow({ row, record, zone, onComment }: ComparisonRowsProps & { row: Row }) {
  const { label, setNum, planned, done, differences, isAsPlanned, sessionSet } = row;
  const { happened, exercise, prescription } = record;
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
          <Mark key={difference.text} difference={difference} />
        ))}
        {sessionSet && happened && <SetMarks set={sessionSet} happened={happened} />}
        {onComment && prescription && setNum !== undefined && (
          <CommentButton
            on={`${exercise.name}, set ${setNum}`}
            onPress={() => onComment({ prescriptionId: prescription.id, setNum })}
          />
        )}
      </span>
      {sessionSet && happened && hasText(sessionSet, happened) && (
        <span className="grid gap-0.5 text-sm @max-2xl:pl-29 @2xl:col-start-2">
          <SetWords set={sessionSet} happened={happened} category={exercise.category} zone={zone} />
        </span>
      )}
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

function Mark({ difference: { text, isLess } }: { difference: Difference }) {
  const Arrow = isLess ? ArrowDown : ArrowUp;
  return (
    <Badge tone={isLess ? 'warning' : 'info'}>
      <Arrow aria-hidden="true" />
      {text}
    </Badge>
  );
}
