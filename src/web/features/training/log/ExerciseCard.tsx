import { Pencil, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useId, useRef, useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { ExerciseLink } from '#web/parts/records/link/ExerciseLink.tsx';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import { type LoggedWork, type LogTarget, swappedOf } from '#web/parts/training-day/training-day.ts';
import { HowToButton } from '#web/parts/how-to/HowToButton.tsx';
import { workOfPending } from '#web/parts/pending/pending-work.ts';
import { bracket, GroupMark } from '#web/parts/prescriptions/GroupMark.tsx';
import type { GroupPosition } from '#web/parts/prescriptions/group-positions.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { useOnceOpened } from '#web/ui/dialogs/once-opened.ts';
import { lazyPart, partToOpen } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { AlternatesOf } from './AlternatesOf.tsx';
import { ExerciseFigures } from './ExerciseFigures.tsx';
import { LogButton } from './LogButton.tsx';
import { PercentOfNothing } from './PercentOfNothing.tsx';
import { useSaveLog, type WrittenLog } from './save-log.ts';

/** With it come the rules of what may be logged. */
const LogProgressDialog = partToOpen(async () => (await import('./LogProgressDialog.tsx')).LogProgressDialog);

const NewRecords = partToOpen(
  async () => (await import('#web/parts/share/NewRecordsToShare.tsx')).NewRecordsToShare,
);

const TakeBackDialog = partToOpen(async () => (await import('./TakeBackDialog.tsx')).TakeBackDialog);

/** For what is logged: here before the first log of an open page. */
const LoggedResult = lazyPart(
  async () => (await import('#web/parts/training-day/LoggedResult.tsx')).LoggedResult,
  undefined,
  { isSoonWanted: true },
);

/** For what members have added themselves. */
const RemoveOwn = lazyPart(async () => (await import('#web/features/training/own/RemoveOwn.tsx')).RemoveOwn);

/** The device alone knows of any, so no page is drawn with them. */
const PendingWork = partToOpen(async () => (await import('#web/parts/pending/PendingWork.tsx')).PendingWork);
const DiscardLog = partToOpen(async () => (await import('#web/parts/pending/DiscardLog.tsx')).DiscardLog);

type ExerciseCardProps = {
  target: LogTarget;
  group: GroupPosition | null | undefined;
  today: PlainDate;
  /** It is the exercise to do now. */
  isCurrent: boolean;
  /** The member has added it, and may take it away again. */
  isOwn: boolean;
  /** Its log is open from the beginning. */
  opensAtOnce: boolean;
  onTyping: (isTyping: boolean) => void;
};

/** One exercise of the day: what is asked for, what helps to decide on the load, and its log. */
export function ExerciseCard(props: ExerciseCardProps) {
  const { target, group, today, isCurrent, isOwn, opensAtOnce, onTyping } = props;
  const { exercise } = target;
  const { category, name } = exercise.exercise;
  const nameId = useId();
  const [openings, setOpenings] = useState(opensAtOnce ? 1 : 0);
  /** What this device kept, where it is to take the place of what is saved. */
  const [replacement, setReplacement] = useState<LoggedWork | null>(null);
  const [open, setOpen] = useState<'log' | 'take-back' | null>(opensAtOnce ? 'log' : null);
  /** Told where the log stands, until it is taken back or the day is left. */
  const [newRecords, setNewRecords] = useState<WrittenLog['newRecords']>([]);
  const [restEndsAt, setRestEndsAt] = useState<number | null>(null);
  const focusNext = useRef<string | null>(null);
  const change = (next: typeof open) => {
    setOpen(next);
    onTyping(next !== null);
  };
  const openForm = (work: LoggedWork | null) => {
    saving.forget();
    setOpenings(openings + 1);
    setReplacement(work);
    change('log');
  };
  const saving = useSaveLog(target, today, saved => {
    setNewRecords(saved?.newRecords ?? []);
    if (open !== 'log') return;
    if (!exercise.log) focusNext.current = '[data-next-action]';
    change(null);
  });
  useEffect(() => {
    if (opensAtOnce) onTyping(true);
  }, [opensAtOnce, onTyping]);
  const line = prescriptionLine(exercise, category, useUnits());
  const { log, pending } = exercise;
  const hasTakenBack = useOnceOpened(open === 'take-back');
  return (
    <li
      className={cx(
        'grid gap-3 rounded-lg border base:border-line bg-surface p-4 shadow-card transition-colors sm:p-(--card-pad)',
        bracket(group),
        isCurrent && 'border-accent/45 bg-linear-to-b from-accent-soft to-transparent to-60%',
      )}
    >
      <GroupMark of={group} />
      <div className="flex items-start justify-between gap-3">
        <h4 id={nameId} className="min-w-0 text-lg font-medium">
          <ExerciseLink exerciseId={exercise.exerciseId}>{name}</ExerciseLink>
        </h4>
        <Badge className="mt-0.5 shrink-0">{category}</Badge>
      </div>
      <div className="-my-1 flex flex-wrap items-center justify-between gap-x-3">
        {line && (
          <p
            className={cx(
              'min-w-0',
              log || pending ? 'text-sm text-muted' : 'text-lg font-medium sm:text-xl',
            )}
          >
            {line}
          </p>
        )}
        <HowToButton target={target} nameId={nameId} className="-mr-2.5 ml-auto px-2.5 base:text-muted" />
      </div>
      {!log && !pending && <PercentOfNothing exercise={exercise} nameId={nameId} />}
      {exercise.notes && <p className="text-sm whitespace-pre-line text-muted">{exercise.notes}</p>}
      <AlternatesOf exercise={exercise} />
      {log && (
        <Suspense>
          <LoggedResult category={category} log={log} swapped={swappedOf(exercise)} />
        </Suspense>
      )}
      <div role="status" className="empty:hidden">
        {newRecords.length > 0 && <NewRecords records={newRecords} />}
      </div>
      {pending && (
        <PendingWork
          pending={pending}
          category={category}
          isSaved={log !== null}
          nameId={nameId}
          onUse={() => openForm(workOfPending(pending))}
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {!log && !pending && <ExerciseFigures exercise={exercise} />}
        <div className="flex min-w-[min(15rem,100%)] flex-1 flex-wrap justify-end gap-1 sm:gap-2">
          {isOwn && !log && !pending && (
            <Suspense>
              <RemoveOwn exercise={exercise} nameId={nameId} />
            </Suspense>
          )}
          {pending && !log && !pending.isOfSession && (
            <DiscardLog log={pending} className={aside} aria-describedby={nameId} />
          )}
          <LogButton
            target={target}
            isCurrent={isCurrent}
            nameId={nameId}
            saving={saving}
            onOpen={() => openForm(null)}
          />
          {log && (
            <>
              <Button
                variant="ghost"
                className={aside}
                aria-describedby={nameId}
                onClick={() => openForm(null)}
              >
                <Pencil aria-hidden="true" /> Edit
              </Button>
              <Button
                variant="ghost"
                className={aside}
                aria-describedby={nameId}
                onClick={() => change('take-back')}
              >
                <Undo2 aria-hidden="true" /> Undo
              </Button>
            </>
          )}
        </div>
      </div>
      {openings > 0 && (
        <LogProgressDialog
          key={openings}
          open={open === 'log'}
          target={target}
          replacement={replacement}
          saving={saving}
          rest={{ endsAt: restEndsAt, onChange: setRestEndsAt }}
          focusNext={focusNext}
          onClose={() => change(null)}
        />
      )}
      {hasTakenBack && (
        <TakeBackDialog
          open={open === 'take-back'}
          target={target}
          today={today}
          focusNext={focusNext}
          onClose={() => change(null)}
          onDone={() => {
            setNewRecords([]);
            focusNext.current = `[data-log-button="${exercise.id}"]`;
            change(null);
          }}
        />
      )}
    </li>
  );
}

/** On a phone the three fit beside each other without their icons. */
const aside = 'px-2.5 max-sm:[&>svg]:hidden';
