import { useState } from 'react';
import { getExercisesForDate } from '#contract/assignments.ts';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { DayMessages } from '#web/parts/conversation/DayMessages.tsx';
import { useRead } from '#web/data/read.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { nameOfWorkout } from '#web/parts/training-day/assignment-list.ts';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { openInLog } from '#web/parts/training-day/shown-date.ts';
import type { Assignment, TrainingDay } from '#web/parts/training-day/training-day.ts';
import { sessionOf } from '#web/parts/move-session/move-dates.ts';
import { useMovePlan } from '#web/parts/move-session/move-plan.ts';
import { MovedFrom } from '#web/parts/move-session/MovedFrom.tsx';
import { MoveOffer } from '#web/parts/move-session/MoveOffer.tsx';
import { MovePicker } from '#web/parts/move-session/MovePicker.tsx';
import { MoveButton, moveTitle } from '#web/parts/move-session/MoveSessionDialog.tsx';
import { sessionText } from '#web/parts/move-session/session-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
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
      ) : (
        <Query plainly of={read} failed="Failed to fetch exercises" loading={<TrainingDaySkeleton />}>
          {day =>
            session ? (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
                <TrainingDayContent day={day}>
                  <MovedFrom session={session} mayMove={day.mayMove} today={today} onMoved={show} />
                  <MoveOffer day={day} onMove={() => setMoving(true)} />
                </TrainingDayContent>
                <AboutDay day={day} />
              </div>
            ) : (
              <TrainingDaySkeleton />
            )
          }
        </Query>
      )}
    </Dialog>
  );
}

function AboutDay({ day: { trainingDayId, exercises } }: { day: TrainingDay }) {
  const { user } = useCurrentUser();
  if (!user || !trainingDayId) return null;
  const dayToOpen = exercises.map(({ id, exercise: { name } }) => ({ prescriptionId: id, name }));
  return <DayMessages memberId={user.id} trainingDayId={trainingDayId} exercises={dayToOpen} />;
}

function whereText(assignment: Assignment, day: TrainingDay | undefined): string {
  const week = day?.weekNumber ? `Week ${day.weekNumber}` : null;
  return [day?.programName ?? nameOfWorkout(assignment), week].filter(Boolean).join(' · ');
}
