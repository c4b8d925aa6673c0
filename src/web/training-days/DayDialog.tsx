import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getTrainingDay, listTrainingDaysOfDate } from '#contract/training/training-days.ts';
import { formatDate, parsePlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { DayMessages, type Subject } from '#web/conversations/DayMessages.tsx';
import { PersonName } from '#web/members/PersonName.tsx';
import { sentenceOf } from '#web/data/send.ts';
import { weekdayName } from '#web/training/day/day-words.ts';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { Loading, Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { type DayRecord, nameOfDay, placeOfDay } from './day-record.ts';
import type { DayAsked } from './day-to-open.ts';
import { PlannedBesideDone } from './PlannedBesideDone.tsx';

type DayDialogProps = {
  asked: DayAsked;
  onClose: () => void;
  /** Opened on its member's own page, to which the name need not lead. */
  isOnTheirPage?: boolean;
  footer?: ReactNode;
};

/** A training day as planned beside done, with what else its member had on that date. */
export function DayDialog({ asked, onClose, isOnTheirPage = false, footer }: DayDialogProps) {
  const read = useDays(asked);
  const [first] = read.days ?? [];
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      size="xl"
      title={
        first || 'date' in asked ? dateTitle(first?.date ?? ('date' in asked ? asked.date : '')) : 'Session'
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
      {read.days ? (
        <Days days={read.days} />
      ) : read.error ? (
        <ErrorState
          message={sentenceOf(read.error, 'The session could not be loaded.')}
          onRetry={read.refetch}
          retrying={read.isFetching}
        />
      ) : (
        <DaySkeleton />
      )}
    </Dialog>
  );
}

/** One of the two is asked. */
function useDays(asked: DayAsked) {
  const isOne = 'dayId' in asked;
  const one = useRead(getTrainingDay, { params: { id: isOne ? asked.dayId : '' } }, { enabled: isOne });
  const ofDate = useRead(
    listTrainingDaysOfDate,
    { params: { userId: isOne ? '' : asked.memberId, date: isOne ? '' : plainDateOf(asked.date) } },
    { enabled: !isOne },
  );
  const { error, refetch, isFetching } = isOne ? one : ofDate;
  const days = isOne ? one.data && [one.data, ...one.data.beside] : ofDate.data;
  return { days, error, refetch, isFetching };
}

const plainDateOf = (date: string) => parsePlainDate(date) ?? '';

function dateTitle(date: string): string {
  const day = parsePlainDate(date);
  return day === null ? '' : `${weekdayName(day)}, ${formatDate(day)}`;
}

function Days({ days }: { days: readonly DayRecord[] }) {
  if (days.length === 0)
    return <p className="py-6 text-center text-muted">Nothing was planned or done on this date.</p>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {days.map(day => (
        <Day key={day.id} day={day} />
      ))}
    </div>
  );
}

function Day({ day }: { day: DayRecord }) {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [presses, setPresses] = useState(0);
  const section = useRef<HTMLElement>(null);
  const comment = (part: Subject) => {
    setSubject(part);
    setPresses(before => before + 1);
  };
  useEffect(() => {
    // Where it is open already, too: what comes next is typing.
    if (presses > 0) section.current?.querySelector('textarea')?.focus();
  }, [presses]);
  return (
    <section ref={section} aria-label={nameOfDay(day)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <h3 className="display text-xl">{nameOfDay(day)}</h3>
        <p className="text-sm text-muted">{placeOfDay(day)}</p>
      </div>
      <PlannedBesideDone day={day} onComment={comment} />
      <DayMessages
        memberId={day.memberId}
        trainingDayId={day.id}
        exercises={askedFor(day)}
        subject={subject}
        onSubject={setSubject}
      />
    </section>
  );
}

const askedFor = ({ exercises }: DayRecord) =>
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
