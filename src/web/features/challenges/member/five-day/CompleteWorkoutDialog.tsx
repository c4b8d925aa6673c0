import { useState } from 'react';
import { type DayToComplete, weekdayLabel } from '#web/features/challenges/challenge-text.ts';
import { IntervalStarts } from '#web/features/challenges/member/interval/IntervalStarts.tsx';
import { IntervalButtons, IntervalView } from '#web/features/challenges/member/interval/IntervalView.tsx';
import { useIntervalTimer } from '#web/features/challenges/member/interval/use-interval-timer.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { useScreenAwake } from '#web/ui/controls/screen-awake.ts';
import { useCompleteDay } from './complete-day.ts';
import { DayFields } from './DayFields.tsx';

type CompleteWorkoutDialogProps = {
  work: DayToComplete;
  userId: string;
  isThere: boolean;
  open: boolean;
  onClose: () => void;
  onCompleted: () => void;
};

/** Completes a day of a 5-day challenge, and keeps the time while it is done. */
export function CompleteWorkoutDialog({
  work,
  userId,
  isThere,
  open,
  onClose,
  onCompleted,
}: CompleteWorkoutDialogProps) {
  const { challenge, day } = work;
  const timer = useIntervalTimer();
  const [isTiming, setTiming] = useState(false);
  const form = useCompleteDay({
    work,
    open,
    userId,
    isThere,
    onCompleted: () => {
      timer.stop();
      onCompleted();
    },
  });
  const isTimerShown = isTiming && timer.moment !== null;
  const back = () => setTiming(false);
  return (
    <>
      {timer.isRunning && <ScreenStaysOn />}
      <Dialog
        open={open}
        onOpenChange={isOpen => {
          if (isOpen) return;
          form.forgetFailure();
          onClose();
        }}
        title="Complete Workout"
        description={[challenge.name, weekdayLabel(day.dayOfWeek), day.dayName].filter(Boolean).join(' · ')}
        error={isTimerShown ? undefined : form.failure}
        onSubmit={form.submit}
        footer={
          isTimerShown ? (
            <IntervalButtons timer={timer} onBack={back} />
          ) : (
            <>
              <DialogClose>Cancel</DialogClose>
              <Button type="submit" variant="primary" pending={form.isPending} pendingLabel="Saving...">
                Complete Workout
              </Button>
            </>
          )
        }
      >
        <span role="status" className="sr-only">
          {timer.words}
        </span>
        {isTimerShown ? (
          <IntervalView timer={timer} onBack={back} />
        ) : (
          <div className="grid gap-5">
            <IntervalStarts
              work={{ ...work, exercises: form.exercises }}
              timer={timer}
              onShow={() => setTiming(true)}
            />
            <DayFields
              visibleFields={form.asked}
              values={form.values}
              errors={form.errors}
              onChange={form.change}
            />
            {!Object.values(form.asked).some(Boolean) && (
              <p className="text-muted">Done with all of it? Mark it complete.</p>
            )}
          </div>
        )}
      </Dialog>
    </>
  );
}

/** A phone on the floor is not to go dark in the middle of a round. */
function ScreenStaysOn() {
  useScreenAwake();
  return null;
}
