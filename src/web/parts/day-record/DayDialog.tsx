import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getTrainingDay, listTrainingDaysOfDate } from '#contract/training/training-days.ts';
import { formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { DayMessages, type Subject } from '#web/parts/conversation/DayMessages.tsx';
import { PersonName } from '#web/parts/people/name/PersonName.tsx';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { CalendarArrowRight } from 'lucide-react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { type DayRecord, nameOfDay, contextOfDay } from './day-record.ts';
import { movedText } from './day-text.ts';
import { isMovable, moveLabel, MoveToOpen } from './move-to-open.ts';
import { OwnChanges } from './OwnChanges.tsx';
import type { OpenedDay } from './day-to-open.ts';
import { PlanComparison } from './PlanComparison.tsx';

type DayDialogProps = {
  dayToOpen: OpenedDay;
  onClose: () => void;
  /** Opened on its member's own page, to which the name need not lead. */
  isOnTheirPage?: boolean;
  footer?: ReactNode;
};

/** A training day as planned beside done, with what else its member had on that date. */
export function DayDialog({ dayToOpen, onClose, isOnTheirPage = false, footer }: DayDialogProps) {
  const read = useDays(dayToOpen);
  const [first] = read.data ?? [];
  const [moving, setMoving] = useState<DayRecord | null>(null);
  if (moving)
    return (
      <MoveToOpen
        day={{ ...moving, name: nameOfDay(moving) }}
        onClose={() => setMoving(null)}
        onMoved={onClose}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="xl"
      title={
        first || 'date' in dayToOpen
          ? dateTitle(first?.date ?? ('date' in dayToOpen ? dayToOpen.date : ''))
          : 'Session'
      }
      description={
        first && !isOnTheirPage ? (
          <PersonName memberId={first.memberId}>{first.memberName}</PersonName>
        ) : (
          first?.memberName
        )
      }
      footer={
        <>
          {footer}
          <DialogClose>Close</DialogClose>
        </>
      }
    >
      <Query of={read} failed="The session could not be loaded." loading={<DaySkeleton />}>
        {days => <Days days={days} onMove={setMoving} />}
      </Query>
    </Dialog>
  );
}

/** Only one of the two queries is enabled. */
function useDays(dayToOpen: OpenedDay) {
  const isOne = 'dayId' in dayToOpen;
  const one = useRead(getTrainingDay, { params: { id: isOne ? dayToOpen.dayId : '' } }, { enabled: isOne });
  const ofDate = useRead(
    listTrainingDaysOfDate,
    { params: { userId: isOne ? '' : dayToOpen.memberId, date: isOne ? '' : plainDateOf(dayToOpen.date) } },
    { enabled: !isOne },
  );
  const { error, refetch } = isOne ? one : ofDate;
  const days = isOne ? one.data && [one.data, ...one.data.beside] : ofDate.data;
  return { data: days, error, refetch };
}

const plainDateOf = (date: string) => parsePlainDate(date) ?? '';

function dateTitle(date: string): string {
  const day = parsePlainDate(date);
  return day === null ? '' : `${weekdayName(day)}, ${formatDate(day)}`;
}

type DaysProps = { days: readonly DayRecord[]; onMove: (day: DayRecord) => void };

function Days({ days, onMove }: DaysProps) {
  if (days.length === 0)
    return <p className="py-6 text-center text-muted">Nothing was planned or done on this date.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {days.map(day => (
        <Day key={day.id} day={day} onMove={() => onMove(day)} />
      ))}
    </div>
  );
}

function Day({ day, onMove }: { day: DayRecord; onMove: () => void }) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [presses, setPresses] = useState(0);
  const section = useRef<HTMLElement>(null);
  const comment = (part: Subject) => {
    setSubject(part);
    setPresses(before => before + 1);
  };
  useEffect(() => {
    // An open composer gets the focus, too: typing comes next.
    if (presses > 0) section.current?.querySelector('textarea')?.focus();
  }, [presses]);
  return (
    <section ref={section} aria-label={nameOfDay(day)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h3 className="display text-xl">{nameOfDay(day)}</h3>
          <p className="text-sm text-muted">
            {[contextOfDay(day), movedText(day)].filter(Boolean).join(' · ')}
          </p>
          <OwnChanges day={day} />
        </div>
        {isMovable(day) && (
          <Button size="sm" className="pointer-coarse:min-h-11" aria-haspopup="dialog" onClick={onMove}>
            <CalendarArrowRight aria-hidden="true" />
            {moveLabel}
          </Button>
        )}
      </div>
      <PlanComparison day={day} onComment={comment} />
      <DayMessages
        memberId={day.memberId}
        trainingDayId={day.id}
        exercises={prescribedExercises(day)}
        subject={subject}
        onSubject={setSubject}
      />
    </section>
  );
}

const prescribedExercises = ({ exercises }: DayRecord) =>
  exercises.flatMap(({ exercise: { name }, prescription }) =>
    prescription ? [{ prescriptionId: prescription.id, name }] : [],
  );

function DaySkeleton() {
  return (
    <Loading label="Loading the session" className="grid gap-5">
      <Skeleton className="h-6 w-48 max-w-full" />
      {[0, 1, 2].map(exercise => (
        <Skeleton key={exercise} className="h-28" />
      ))}
    </Loading>
  );
}
