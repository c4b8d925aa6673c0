import { useState } from 'react';
import { getExercisesForDate } from '#contract/assignments.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { DayMessages } from '#web/conversations/DayMessages.tsx';
import { useRead } from '#web/data/read.ts';
import { useGoTo } from '#web/place/go-to.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { nameOfWorkout } from '#web/training/day/assignment-list.ts';
import { weekdayName } from '#web/training/day/day-words.ts';
import { openInLog } from '#web/training/day/shown-date.ts';
import type { Assignment, TrainingDay } from '#web/training/day/training-day.ts';
import { sessionOf } from '#web/training/move/move-dates.ts';
import { useMovePlan } from '#web/training/move/move-plan.ts';
import { MovedFrom } from '#web/training/move/MovedFrom.tsx';
import { MoveOffer } from '#web/training/move/MoveOffer.tsx';
import { MovePicker } from '#web/training/move/MovePicker.tsx';
import { MoveButton, moveTitle, sessionText } from '#web/training/move/MoveSessionDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { TrainingDayContent, TrainingDaySkeleton } from './TrainingDayContent.tsx';

type TrainingDayDialogProps = {
  assignment: Assignment;
  date: PlainDate;
  open: boolean;
  /** Goes on with another date: that to which the session was moved. */
  onShow: (date: PlainDate) => void;
  onClose: () => void;
};

/** One date of an assignment: what it asks for, what has been logged of it, and the way to another date. */
export function TrainingDayDialog({ assignment, date, open, onShow, onClose }: TrainingDayDialogProps) {
  const goTo = useGoTo();
  const today = useToday();
  const [isMoving, setMoving] = useState(false);
  const read = useRead(
    getExercisesForDate,
    { params: { id: assignment.id }, query: { date } },
    { enabled: open },
  );
  const isRest = read.error?.status === 404 || read.data?.exercises.length === 0;
  const session = read.data && !isRest ? sessionOf(assignment, read.data, date) : null;
  const show = (to: PlainDate) => {
    setMoving(false);
    onShow(to);
  };
  const plan = useMovePlan(session, today, show);
  const stay = () => {
    plan.giveUp();
    setMoving(false);
  };
  const toLog = () => {
    openInLog(date);
    goTo('calendar');
  };
  const close = () => {
    stay();
    onClose();
  };
  if (isMoving && session) {
    return (
      <Dialog
        open={open}
        onOpenChange={isOpen => isOpen || close()}
        title={moveTitle}
        description={sessionText(session)}
        error={plan.problem}
        footer={
          <>
            <Button onClick={stay}>Back</Button>
            <MoveButton plan={plan} />
          </>
        }
      >
        <MovePicker session={session} plan={plan} today={today} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || close()}
      title={`${weekdayName(date)}, ${formatDate(date)}`}
      description={whereText(assignment, read.data)}
      footer={
        <>
          <DialogClose>Close</DialogClose>
          {!isRest && (
            <Button variant="primary" onClick={toLog}>
              Open Workout Log
            </Button>
          )}
        </>
      }
    >
      {isRest ? (
        <p className="py-6 text-center text-muted">Rest Day - No workout assigned</p>
      ) : read.data && session ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TrainingDayContent day={read.data}>
            <MovedFrom session={session} mayMove={read.data.mayMove} today={today} onMoved={show} />
            <MoveOffer day={read.data} onMove={() => setMoving(true)} />
          </TrainingDayContent>
          <AboutDay day={read.data} />
        </div>
      ) : read.isError ? (
        <ErrorState message="Failed to fetch exercises" onRetry={read.refetch} retrying={read.isFetching} />
      ) : (
        <TrainingDaySkeleton />
      )}
    </Dialog>
  );
}

function AboutDay({ day: { trainingDayId, exercises } }: { day: TrainingDay }) {
  const { user } = useCurrentUser();
  if (!user || !trainingDayId) return null;
  const asked = exercises.map(({ id, exercise: { name } }) => ({ prescriptionId: id, name }));
  return <DayMessages memberId={user.id} trainingDayId={trainingDayId} exercises={asked} />;
}

function whereText(assignment: Assignment, day: TrainingDay | undefined): string {
  const week = day?.weekNumber ? `Week ${day.weekNumber}` : null;
  return [day?.programName ?? nameOfWorkout(assignment), week].filter(Boolean).join(' · ');
}
