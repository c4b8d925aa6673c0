import { Check } from 'lucide-react';
import type { DayStatus } from '#domain/training/status/day-status.ts';
import { oneRepMaxText } from '#web/measures/measure-text.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { missingEstimate } from '#web/parts/training-day/logged-work-text.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { ComparisonRows } from './ComparisonRows.tsx';
import type { CommentOn } from './comment-on.ts';
import { CommentButton } from './CommentButton.tsx';
import type { ExerciseRecord, LogRecord } from './day-record.ts';
import { loggedText } from './day-text.ts';
import { ExerciseHappened, wordsOf } from './ExerciseHappened.tsx';
import { MemberNote } from './MemberNote.tsx';

type ExerciseComparisonProps = {
  record: ExerciseRecord;
  group: GroupPosition | null | undefined;
  status: DayStatus;
  zone: string;
  onComment?: CommentOn | undefined;
};

/** An exercise: its prescription, its sets as done, and the member's notes. */
export function ExerciseComparison({ record, group, status, zone, onComment }: ExerciseComparisonProps) {
  const { exercise, prescription: asked, log, happened } = record;
  const note = happened ? wordsOf(happened) : log?.notes;
  const isTold = happened && (happened.state === 'skipped' || happened.sets.length > 0);
  return (
    <li
      className={cx('grid grid-cols-[minmax(0,1fr)] gap-2.5 py-4', group && 'ml-2.5', bracket(group, 'none'))}
    >
      <div className="grid gap-x-8 gap-y-1.5 @2xl:grid-cols-2">
        <div className="min-w-0">
          <GroupMark of={group} />
          <p className="flex items-center gap-1 font-medium wrap-anywhere">
            {exercise.name}
            {onComment && asked && (
              <CommentButton
                on={exercise.name}
                onPress={() => onComment({ prescriptionId: asked.id, setNum: null })}
              />
            )}
          </p>
          <Plan record={record} />
        </div>
        <div className="flex min-w-0 flex-wrap content-start items-center gap-x-3 gap-y-1">
          {log ? (
            <>
              <p className="flex items-center gap-1.5 text-sm text-muted">
                <Check aria-hidden="true" className="size-4 shrink-0 text-success" />
                {loggedText(log, zone)}
              </p>
              <Estimate record={record} log={log} />
            </>
          ) : (
            !isTold && <Badge>{undone[status] ?? 'Not logged'}</Badge>
          )}
          {happened && <ExerciseHappened record={record} happened={happened} />}
        </div>
      </div>
      {note && <MemberNote>{note}</MemberNote>}
      <ComparisonRows record={record} zone={zone} onComment={onComment} />
    </li>
  );
}

function Plan({ record: { exercise, prescription, happened } }: { record: ExerciseRecord }) {
  const units = useUnits();
  if (prescription === null)
    return (
      <p className="text-sm text-muted">
        {happened?.isAdded ? 'Added by the member' : 'No longer in this day’s plan'}
      </p>
    );
  const line = prescriptionLine(prescription, exercise.category, units);
  return (
    <>
      {line && <p className="text-sm text-muted">{line}</p>}
      {prescription.notes && <p className="text-sm whitespace-pre-line text-faint">{prescription.notes}</p>}
    </>
  );
}

const undone: Partial<Record<DayStatus, string>> = {
  missed: 'Missed',
  upcoming: 'Still to come',
  rest: 'Not trained',
};

function Estimate({ record, log }: { record: ExerciseRecord; log: LogRecord }) {
  const { weight: unit } = useUnits();
  const why = missingEstimate(record.exercise.category, log);
  if (why) return <span className="text-xs text-faint">{why}</span>;
  if (log.estimated1RM === null) return null;
  return (
    <span className="text-sm text-muted">
      Est. 1RM <span className="font-medium text-ink">{oneRepMaxText(log.estimated1RM, unit)}</span> {unit}
    </span>
  );
}
