import { CalendarRange } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import type { DayToComplete } from '#web/features/challenges/challenge-text.ts';
import { ChallengeFailed, NoChallenge } from '#web/features/challenges/member/card/ChallengeFrame.tsx';
import { ChallengeSkeleton } from '#web/features/challenges/member/card/ChallengeSkeleton.tsx';
import { CallError } from '#web/data/call.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useToday } from '#web/session/today.ts';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { FiveDayCard } from './FiveDayCard.tsx';
import { useFiveDays } from './use-five-days.ts';

const CompleteWorkoutDialog = lazyPart(
  async () => (await import('./CompleteWorkoutDialog.tsx')).CompleteWorkoutDialog,
);

/** The 5-day challenge running now: on a date of the Workout Log, or, without one, all of it in the hall. */
export function MultiDayChallenge({ date }: { date: PlainDate | null }) {
  const today = useToday();
  const { user } = useCurrentUser();
  const read = useFiveDays(date, today);
  // The dialog stays as it is whatever the card shows meanwhile: midnight, another date, a challenge that is gone.
  const [opened, setOpened] = useState<{ work: DayToComplete; times: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [completed, setCompleted] = useState<string | null>(null);
  const isThere = (work: DayToComplete) =>
    read.challenge?.id === work.challenge.id &&
    (read.days.data?.some(({ id }) => id === work.day.id) ?? true);
  return (
    <>
      <Shown
        read={read}
        date={date}
        today={today}
        completed={completed}
        onFocusTaken={() => setCompleted(null)}
        onComplete={work => {
          setOpened({ work, times: (opened?.times ?? 0) + (isSame(opened?.work, work) ? 0 : 1) });
          setOpen(true);
        }}
      />
      <Suspense>
        {opened && user && (
          <CompleteWorkoutDialog
            key={opened.times}
            work={opened.work}
            userId={user.id}
            isThere={isThere(opened.work)}
            open={isOpen}
            onClose={() => setOpen(false)}
            onCompleted={() => {
              setOpen(false);
              setCompleted(opened.work.day.id);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Opened again, the dialog goes on where it was, its timer too. */
const isSame = (one: DayToComplete | undefined, other: DayToComplete) => one?.day.id === other.day.id;

type ShownProps = {
  read: ReturnType<typeof useFiveDays>;
  date: PlainDate | null;
  today: PlainDate;
  /** The day that has just been completed here, and is to have the focus. */
  completed: string | null;
  onFocusTaken: () => void;
  onComplete: (work: DayToComplete) => void;
};

function Shown({ read, date, today, ...card }: ShownProps) {
  const { active, challenge, weekday, days, progress, five } = read;
  const isHall = date === null;
  if (active.isPending) return isHall && <ChallengeSkeleton />;
  if (!challenge) {
    // Without a signal the strip above says so.
    if (active.isError)
      return (
        (isHall || active.error instanceof CallError) && (
          <ChallengeFailed kind="5-Day Challenge" read={active} />
        )
      );
    return (
      isHall && (
        <NoChallenge kind="5-Day Challenge" icon={CalendarRange}>
          No 5-day challenge is running. The next one will appear here.
        </NoChallenge>
      )
    );
  }
  if (!isHall && weekday === null) return null;
  if (five) {
    return (
      <FiveDayCard
        // A new date means a new day.
        key={date ?? 'hall'}
        challenge={challenge}
        five={five}
        todays={weekday}
        isHall={isHall}
        isRefreshing={progress.isFetching}
        today={today}
        {...card}
      />
    );
  }
  const failed = [days, progress].find(({ isError }) => isError);
  return failed ? <ChallengeFailed kind="5-Day Challenge" read={failed} /> : <ChallengeSkeleton />;
}
