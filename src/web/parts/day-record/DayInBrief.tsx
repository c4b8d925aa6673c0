import { Activity, ArrowLeftRight, CircleSlash, HeartPulse, MessageSquareText } from 'lucide-react';
import { numberText } from '#domain/measures/shown.ts';
import { useState } from 'react';
import { useUnits } from '#web/measures/use-units.ts';
import { useDays } from '#web/session/today.ts';
import { workText } from '#web/parts/training-day/logged-work-text.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { DayStatusMark } from '#web/ui/calendar/DayStatusMark.tsx';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { counted } from '#web/ui/text/words.ts';
import { OwnChanges } from './OwnChanges.tsx';
import { type DayRecord, type ExerciseRecord, nameOfDay, contextOfDay } from './day-record.ts';
import { highlightsOf } from './highlights.ts';
import { movedText, sessionDay, shownStatus, stateText } from './day-text.ts';
import { wordsOf } from './ExerciseHappened.tsx';
import { painText, reasonText, setDoneText } from './session-text.ts';

type DayInBriefProps = {
  day: DayRecord;
  /** A phone shows a day on which nothing calls for a look as one line. */
  isFolded?: boolean;
  onOpen: () => void;
};

/**
 * A training day at a glance: plan and result of the main exercises, with those swapped, skipped, painful or noted; all
 * at a press.
 */
export function DayInBrief({ day, isFolded = false, onOpen }: DayInBriefProps) {
  const days = useDays();
  const [isWhole, setWhole] = useState(false);
  const telling = highlightsOf(day.exercises);
  const brief = isFolded ? [] : telling;
  const shown = isWhole ? day.exercises : brief;
  const others = day.exercises.length - brief.length;
  const logged = day.exercises.filter(({ log }) => log !== null).length;
  const status = shownStatus(day.status, logged);
  const facts = [contextOfDay(day), movedText(day)].filter(Boolean).join(' · ');
  return (
    <div className="grid gap-1.5 py-3">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="-mx-2 flex min-h-9 flex-wrap items-center gap-x-2.5 gap-y-0.5 rounded-md px-2 py-1 text-left transition-colors hover:bg-hover pointer-coarse:min-h-11"
      >
        <DayStatusMark status={status} />
        <span className="font-medium">{sessionDay(day.date, days)}</span>
        <span className="min-w-0 wrap-anywhere">{nameOfDay(day)}</span>
        <span className="text-sm text-muted">{stateText({ ...day, status })}</span>
        {day.session?.effort != null && (
          <Badge>
            <Activity aria-hidden="true" /> Effort {numberText(day.session.effort)} of 10
          </Badge>
        )}
        {facts && <span className="text-xs text-faint">{facts}</span>}
      </button>
      <OwnChanges day={day} />
      <ul className="grid gap-1.5 empty:hidden">
        {shown.map((exercise, index) => (
          <ExerciseInBrief
            key={exercise.prescription?.id ?? exercise.log?.id ?? index}
            record={exercise}
            isOver={status === 'missed' || status === 'incomplete'}
          />
        ))}
      </ul>
      {others > 0 && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Less' : isFolded ? counted(others, 'exercise') : `${others} more`} of ${nameOfDay(day)}, ${sessionDay(day.date, days)}`}
          onClick={() => setWhole(!isWhole)}
          className="min-h-6 justify-self-start rounded-md text-left text-xs text-muted underline-offset-2 hover:underline pointer-coarse:min-h-11"
        >
          {isWhole ? 'Show less' : isFolded ? counted(others, 'exercise') : `and ${others} more`}
        </button>
      )}
    </div>
  );
}

/** A day with no log says so once, above; there its exercises show the plan. */
function ExerciseInBrief({ record, isOver }: { record: ExerciseRecord; isOver: boolean }) {
  const units = useUnits();
  const { exercise, prescription, happened } = record;
  const planned = prescription && prescriptionLine(prescription, exercise.category, units);
  const done = doneText(record, units);
  const note = happened ? wordsOf(happened) : record.log?.notes;
  return (
    <li className="grid gap-x-6 text-sm @lg:grid-cols-2">
      <span className="min-w-0 wrap-anywhere">
        {exercise.name} <VisuallyHidden>planned</VisuallyHidden>
        <span className="text-faint">{planned ?? 'outside the plan'}</span>
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <VisuallyHidden>done</VisuallyHidden>
        {done ? (
          <span className="font-medium wrap-anywhere">{done}</span>
        ) : (
          happened?.state !== 'skipped' && isOver && <span className="text-faint">nothing logged</span>
        )}
        {happened && <Happened happened={happened} />}
      </span>
      {note && (
        <span className="flex items-start gap-1.5 text-muted @lg:col-start-2">
          <MessageSquareText role="img" aria-label="Note" className="mt-0.5 size-3.5 shrink-0 text-accent" />
          <span className="line-clamp-2 min-w-0 wrap-anywhere">{note}</span>
        </span>
      )}
    </li>
  );
}

function doneText({ exercise, log, happened }: ExerciseRecord, units: ReturnType<typeof useUnits>): string {
  if (log) return workText(log, units);
  return (happened?.sets ?? []).map(set => setDoneText(exercise.category, set, units)).join(', ');
}

function Happened({ happened }: { happened: NonNullable<ExerciseRecord['happened']> }) {
  const { pains, skipReason, swappedTo, swapReason } = happened;
  return (
    <>
      {pains.map(pain => (
        <Badge key={`${pain.where} ${pain.setNum}`} tone="danger">
          <HeartPulse role="img" aria-label="Pain" /> {painText(pain)}
        </Badge>
      ))}
      {skipReason !== null && (
        <Badge tone="warning">
          <CircleSlash aria-hidden="true" /> Skipped: {reasonText(skipReason)}
        </Badge>
      )}
      {swappedTo && (
        <Badge>
          <ArrowLeftRight aria-hidden="true" /> {swappedTo.name} instead
          {swapReason !== null && `: ${reasonText(swapReason)}`}
        </Badge>
      )}
    </>
  );
}
