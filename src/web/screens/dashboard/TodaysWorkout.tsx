import { ArrowRight, Check, CloudUpload } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useGoTo } from '#web/navigation/go-to.ts';
import { useUnits } from '#web/measures/use-units.ts';
import { prescriptionLine } from '#domain/prescriptions/prescription-line.ts';
import {
  isLogged,
  isPending,
  nameDone,
  type ScheduledExercise,
} from '#web/parts/training-day/training-day.ts';
import { StartSession } from '#web/parts/training-session/StartSession.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { NextTraining } from './NextTraining.tsx';
import { exercisesToShow, type TodaysWork } from './todays-training.ts';

type TodaysWorkoutProps = {
  welcome: string;
  work: TodaysWork;
  next: PlainDate | null;
  today: PlainDate;
  openSession: string | null;
};

/** Today's training and how far it is, with the way to the place where it is logged. */
export function TodaysWorkout({ welcome, work, next, today, openSession }: TodaysWorkoutProps) {
  const isDone = work.next === null;
  return (
    <Card accent>
      <div className="grid gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] @3xl:gap-10">
        <div className="grid content-start gap-5">
          <div>
            <p className="text-muted">{isDone ? welcome : `${welcome} Today you train`}</p>
            <h2 className="display mt-1 text-3xl wrap-anywhere">
              {isDone ? 'Today’s work is done' : work.title}
            </h2>
            {isDone && <p className="mt-1 text-sm text-muted">{work.title}</p>}
            {work.programs.map(program => (
              <p key={program} className="mt-1 text-sm text-muted">
                {program}
              </p>
            ))}
          </div>
          <ProgressBar
            label="Exercises logged"
            value={work.done + work.pending}
            max={work.exercises.length}
            valueText={doneText(work)}
            tone={isDone ? 'success' : 'accent'}
          />
          <Ways sessions={work.sessions} isDone={isDone} today={today} openSession={openSession} />
        </div>
        <div className="min-w-0 border-line @3xl:border-l @3xl:pl-10">
          {isDone && next ? <NextTraining date={next} today={today} /> : <Exercises work={work} />}
        </div>
      </div>
    </Card>
  );
}

/** '2 of 5, 1 waiting' */
const doneText = ({ done, pending, exercises }: TodaysWork): string =>
  `${done} of ${exercises.length}${pending > 0 ? `, ${pending} waiting` : ''}`;

type WaysProps = Pick<TodaysWork, 'sessions'> & {
  isDone: boolean;
  today: PlainDate;
  openSession: string | null;
};

/** Into the session, the open one, else the first that has something left; or to the Workout Log, where it is written down exercise by exercise. */
function Ways({ sessions, isDone, today, openSession }: WaysProps) {
  const goTo = useGoTo();
  const open = sessions.find(({ trainingDayId }) => trainingDayId === openSession);
  const session = open ?? sessions.find(({ done, of }) => done < of) ?? sessions[0];
  return (
    <div className="flex flex-wrap gap-3 *:flex-auto @xl:*:flex-none">
      {session && (
        <StartSession
          {...session}
          date={today}
          isOpen={session === open}
          isFirst
          className={isDone ? '' : 'basis-full @xl:basis-auto'}
        />
      )}
      <Button size={isDone ? 'md' : 'lg'} onClick={() => goTo('calendar')}>
        {isDone ? 'See today’s log' : 'Workout Log'} <ArrowRight aria-hidden="true" />
      </Button>
    </div>
  );
}

function Exercises({ work }: { work: TodaysWork }) {
  const { shown, hidden } = exercisesToShow(work.exercises);
  return (
    <>
      <ol aria-label="Today’s exercises" className="grid">
        {shown.map(exercise => (
          <ExerciseLine key={exercise.id} exercise={exercise} isNext={exercise === work.next} />
        ))}
      </ol>
      {hidden > 0 && <p className="pt-1 pl-8 text-sm text-faint">+{hidden} more</p>}
    </>
  );
}

function markLook({ isNext, isLogged, waits }: { isNext: boolean; isLogged: boolean; waits: boolean }) {
  if (waits) return 'border border-transparent bg-warning-soft text-warning';
  if (isLogged) return 'border border-transparent bg-success-soft text-success';
  return isNext ? 'border-2 border-accent' : 'border border-line-strong';
}

function ExerciseLine({ exercise, isNext }: { exercise: ScheduledExercise; isNext: boolean }) {
  const { category } = exercise.exercise;
  const isDone = isLogged(exercise);
  const waits = isPending(exercise);
  const units = useUnits();
  return (
    <li aria-current={isNext ? 'step' : undefined} className="flex items-center gap-3 py-1.5">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-full',
          markLook({ isNext, isLogged: isDone, waits }),
        )}
      >
        {isDone && <Check className="size-3.5" strokeWidth={2.5} />}
        {waits && <CloudUpload className="size-3.5" />}
      </span>
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span
          className={cx(
            'min-w-0 wrap-anywhere',
            isNext && 'font-semibold',
            (isDone || waits) && 'text-muted',
          )}
        >
          {nameDone(exercise)}
          {isDone && <VisuallyHidden>, logged</VisuallyHidden>}
          {waits && <VisuallyHidden>, waiting for a signal</VisuallyHidden>}
        </span>
        <span className="text-sm text-faint">
          {prescriptionLine({ ...exercise, restSeconds: null }, category, units)}
        </span>
      </span>
    </li>
  );
}
