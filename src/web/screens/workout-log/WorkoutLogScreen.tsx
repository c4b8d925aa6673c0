import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { MultiDayChallengeCard } from '#web/features/challenges/member/five-day/MultiDayChallengeCard.tsx';
import { WeeklyChallengeCard } from '#web/features/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { useToday } from '#web/session/today.ts';
import { DayCalendar } from '#web/parts/training-day/DayCalendar.tsx';
import { DayHeader } from '#web/parts/training-day/DayHeader.tsx';
import { useOpenSession } from '#web/parts/training-day/open-session.ts';
import { useShownDate } from '#web/parts/training-day/shown-date.ts';
import { nextTrainingDate, statusesOf } from '#web/parts/training-day/training-calendar.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { LogSideCards } from '#web/features/training/overview/LogSideCards.tsx';
import { leaveSession, useSessionDate, useSessionView } from '#web/parts/training-session/session-view.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { DayWork } from '#web/features/training/DayWork.tsx';

const SessionPlayer = lazyPart(
  async () => (await import('#web/features/training-sessions/player/SessionPlayer.tsx')).SessionPlayer,
  undefined,
  { isSoonWanted: true },
);

/** Few who look have a session of another date open. */
const OpenSessionCard = lazyPart(
  async () => (await import('#web/parts/training-day/OpenSessionCard.tsx')).OpenSessionCard,
  Nothing,
);

/** The member's day: the training, and the place to log it; or a session of it in the player. */
export function WorkoutLogScreen() {
  const today = useToday();
  const view = useSessionView();
  if (view.name === 'log') return <WorkoutLog today={today} />;
  return <Session key={view.trainingDayId} trainingDayId={view.trainingDayId} today={today} />;
}

function Session({ trainingDayId, today }: { trainingDayId: string; today: PlainDate }) {
  const date = useSessionDate(today);
  return (
    <Fetched
      part={SessionPlayer}
      props={{ trainingDayId, date, onLeave: () => leaveSession(trainingDayId) }}
    />
  );
}

function WorkoutLog({ today }: { today: PlainDate }) {
  const { date, show, hold, release } = useShownDate(today);
  const [isMonthOpen, setMonthOpen] = useState(false);
  const { list, parts, sources, calendars } = useTrainingOn(date, today);
  const statuses = statusesOf(sources, today);
  const open = useOpenSession(sources);
  const pick = (next: PlainDate) => {
    show(next);
    setMonthOpen(false);
  };
  if (list.isError && !list.data) {
    return (
      <>
        <PageHeader title="Workout Log" />
        <Query plainly of={list} failed="Failed to fetch assignments" loading={null} />
      </>
    );
  }
  const isCalendarComing = list.isPending || calendars.some(read => read.isPending && !read.isPaused);
  return (
    <>
      <PageHeader title="Workout Log" />
      {open && open.date !== date && (
        <div className="mb-4">
          <Fetched part={OpenSessionCard} props={{ open, today }} />
        </div>
      )}
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <DayHeader
          date={date}
          today={today}
          status={statuses[date]}
          isMonthOpen={isMonthOpen}
          onMonth={setMonthOpen}
          onShow={pick}
          className="lg:col-start-2"
        />
        <DayCalendar
          date={date}
          today={today}
          statuses={statuses}
          isLoading={isCalendarComing}
          failed={calendars.filter(read => read.isError && read.error.status !== 404)}
          isMonthOpen={isMonthOpen}
          onShow={pick}
          className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        />
        <DayWork
          date={date}
          today={today}
          parts={parts}
          openSession={open?.trainingDayId ?? null}
          isLoading={list.isPending || (parts.length === 0 && isCalendarComing)}
          isWaiting={list.fetchStatus === 'paused'}
          next={nextTrainingDate(sources, date, today)}
          onShow={pick}
          onTyping={isTyping => (isTyping ? hold() : release())}
          className="lg:col-start-2"
        />
        <DayChallenges date={date} className="lg:col-start-2" />
      </div>
      <LogSideCards />
    </>
  );
}

/** Beside the day's own work: the 5-day challenge's for the date, and the weekly challenge. */
function DayChallenges({ date, className }: { date: PlainDate; className?: string }) {
  return (
    <div className={cx('mt-2 grid content-start gap-(--stack) empty:hidden', className)}>
      <MultiDayChallengeCard date={date} />
      <WeeklyChallengeCard />
    </div>
  );
}
