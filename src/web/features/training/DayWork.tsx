import { CalendarClock } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { formatDate, type PlainDate } from '#domain/plain-date.ts';
import { InstallOffer } from '#web/install/InstallOffer.tsx';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { DayWorkSkeleton, NoSignal } from '#web/parts/training-day/DayWorkWaiting.tsx';
import { isOwn, nextExercise } from '#web/parts/training-day/training-day.ts';
import type { DayPart } from '#web/parts/training-day/training-on.ts';
import type { Session } from '#web/parts/move-session/move-dates.ts';
import { AddExercise } from '#web/features/training/own/AddExercise.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Fetched, lazyPart, partToOpen } from '#web/ui/loading/lazy-part.ts';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { DayProgress } from './DayProgress.tsx';
import { ProgramDay } from './ProgramDay.tsx';
import { ShareDay } from './ShareDay.tsx';

const MoveSessionDialog = partToOpen(
  async () => (await import('#web/parts/move-session/MoveSessionDialog.tsx')).MoveSessionDialog,
);

/** The last log of the day shows it, and the focus goes there: it is here before that. */
const DayDone = lazyPart(async () => (await import('./DayDone.tsx')).DayDone, undefined, {
  isSoonWanted: true,
});

/** Comes once all that is trained by is there. */
const WordsOnDay = lazyPart(async () => (await import('./WordsOnDay.tsx')).WordsOnDay);

type DayWorkProps = {
  date: PlainDate;
  today: PlainDate;
  parts: readonly DayPart[];
  /** The training day whose session is open. */
  openSession: string | null;
  /** The assignments are on their way. */
  isLoading: boolean;
  /** There is no signal to fetch them with. */
  isWaiting: boolean;
  /** The next date with training. */
  next: PlainDate | null;
  onShow: (date: PlainDate) => void;
  /** Something is being typed for this date, or no longer. */
  onTyping: (isTyping: boolean) => void;
  className?: string;
};

/** What the date asks for, program by program, with the one exercise to do now. */
export function DayWork({ className, ...work }: DayWorkProps) {
  const { today, onShow } = work;
  const [moving, setMoving] = useState<{ session: Session; isOpen: boolean } | null>(null);
  const close = () => setMoving(moving && { ...moving, isOpen: false });
  const [added, setAdded] = useState<string | null>(null);
  const typing = (isTyping: boolean) => {
    // Its log has opened, which happens once.
    setAdded(null);
    work.onTyping(isTyping);
  };
  // Where nothing is asked for, what can be done stands before the words that send someone away.
  const isEmpty = !work.isLoading && work.parts.length === 0;
  const content = (
    <Content
      {...work}
      added={added}
      onMove={session => setMoving({ session, isOpen: true })}
      onTyping={typing}
    />
  );
  return (
    <section aria-label="Exercises" className={cx('grid content-start gap-5', className)}>
      {!isEmpty && content}
      {!work.isLoading && <AddExercise date={work.date} today={today} onAdded={setAdded} />}
      {isEmpty && content}
      {moving && (
        <MoveSessionDialog
          key={`${moving.session.id} ${moving.session.date}`}
          open={moving.isOpen}
          session={moving.session}
          today={today}
          onClose={close}
          onMoved={date => {
            close();
            onShow(date);
          }}
        />
      )}
    </section>
  );
}

type ContentProps = Omit<DayWorkProps, 'className'> & {
  /** The prescription that has just been added. */
  added: string | null;
  onMove: (session: Session) => void;
};

function Content(props: ContentProps) {
  const { date, today, parts, openSession, isLoading, isWaiting, next, added, onShow, onTyping, onMove } =
    props;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  if (isLoading) return isWaiting ? <NoSignal /> : <DayWorkSkeleton />;
  if (parts.length === 0) return <NothingScheduled next={next} onShow={onShow} />;
  // What the date asks for: not what the member has added.
  const asked = parts.filter(({ assignment }) => !isOwn(assignment));
  const exercises = asked.flatMap(({ day }) => day?.exercises ?? []);
  const isKnown = asked.length > 0 && asked.every(({ day }) => day !== null);
  const current = nextExercise(exercises);
  const failed = parts.filter(part => part.failed);
  return (
    <>
      {asked.length === 0 && <p className="text-muted">Nothing was planned for this date.</p>}
      {isKnown && current === null && (
        <>
          <Suspense>
            <DayDone exercises={exercises} isToday={date === today} />
          </Suspense>
          <ShareDay sessions={asked.flatMap(({ day }) => day ?? [])} />
          <InstallOffer hasFinished today={today} />
        </>
      )}
      {isKnown && current !== null && <DayProgress exercises={exercises} />}
      {parts.map(({ assignment, day, failed, waiting }) => {
        if (failed) return null;
        if (waiting) return <NoSignal key={assignment.id} />;
        if (!day) return <DayWorkSkeleton key={assignment.id} />;
        return (
          <ProgramDay
            key={`${assignment.id} ${date}`}
            assignment={assignment}
            date={date}
            today={today}
            day={day}
            isOpen={day.trainingDayId === openSession}
            current={current}
            added={added}
            onTyping={onTyping}
            onMove={onMove}
            onMoved={onShow}
          />
        );
      })}
      <Fetched part={WordsOnDay} isWanted={isQuiet} props={{ parts }} />
      {failed.length > 0 && (
        <ErrorState
          message="Failed to fetch exercises"
          onRetry={() => failed.forEach(({ retry }) => retry())}
          retrying={failed.some(({ retrying }) => retrying)}
        />
      )}
    </>
  );
}

function NothingScheduled({ next, onShow }: Pick<DayWorkProps, 'next' | 'onShow'>) {
  const action = next && (
    <Button onClick={() => onShow(next)}>
      Next workout: {weekdayName(next)}, {formatDate(next)}
    </Button>
  );
  return (
    <EmptyState icon={CalendarClock} action={action} actsFirst>
      No workouts scheduled for this date. Check back later or contact the coach.
    </EmptyState>
  );
}
