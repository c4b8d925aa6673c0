import { Check, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DayStatus } from '#domain/training/day-status.ts';
import { missingEstimate, oneRepMaxText } from '#web/training/day/logged-work-text.ts';
import { prescriptionLine } from '#web/training/day/prescription-line.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { BesideRows } from './BesideRows.tsx';
import type { ExerciseRecord, LogRecord } from './day-record.ts';
import { loggedText } from './day-words.ts';

type ExerciseBesideProps = { record: ExerciseRecord; status: DayStatus; zone: string };

/** One exercise: what was asked for, set by set what was done, and what the member wrote. */
export function ExerciseBeside({ record, status, zone }: ExerciseBesideProps) {
  const { exercise, log } = record;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2.5 py-4">
      <div className="grid gap-x-8 gap-y-1.5 @2xl:grid-cols-2">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{exercise.name}</p>
          <Plan record={record} />
        </div>
        <div className="flex min-w-0 flex-wrap content-start items-center gap-x-3 gap-y-1">
          <Outcome record={record} status={status} />
          {log && <Estimate record={record} log={log} />}
          {log && <p className="w-full text-xs text-faint">{loggedText(log, zone)}</p>}
        </div>
      </div>
      {log?.notes && <MemberNote>{log.notes}</MemberNote>}
      {log && <BesideRows record={record} log={log} />}
    </li>
  );
}

function Plan({ record: { exercise, prescription } }: { record: ExerciseRecord }) {
  if (prescription === null)
    return <p className="text-sm text-muted">Not in the plan of this day any more</p>;
  const line = prescriptionLine(prescription, exercise.category);
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

function Outcome({ record: { log }, status }: { record: ExerciseRecord; status: DayStatus }) {
  if (log === null) return <Badge>{undone[status] ?? 'Not logged'}</Badge>;
  return (
    <Badge tone="success">
      <Check aria-hidden="true" /> Logged
    </Badge>
  );
}

function Estimate({ record, log }: { record: ExerciseRecord; log: LogRecord }) {
  const why = missingEstimate(record.exercise.category, log);
  if (why) return <span className="text-xs text-faint">{why}</span>;
  if (log.estimated1RM === null) return null;
  return (
    <span className="text-sm text-muted">
      Est. 1RM <span className="font-medium text-ink">{oneRepMaxText(log.estimated1RM)}</span> lb
    </span>
  );
}

/** What a member wrote is what a coach must not miss. */
export function MemberNote({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2.5 rounded-md border-l-2 border-accent bg-accent-soft px-3 py-2 whitespace-pre-line wrap-anywhere">
      <MessageSquareText role="img" aria-label="Note" className="mt-0.5 size-4.5 shrink-0 text-accent" />
      {children}
    </p>
  );
}
