import { useState } from 'react';
import type { PlainDate } from '#domain/plain-date.ts';
import { MultiDayChallengeCard } from '#web/challenges/member/five-day/MultiDayChallengeCard.tsx';
import { WeeklyChallengeCard } from '#web/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { useToday } from '#web/session/today.ts';
import { DayCalendar } from '#web/training/day/DayCalendar.tsx';
import { DayHeader } from '#web/training/day/DayHeader.tsx';
import { useShownDate } from '#web/training/day/shown-date.ts';
import { nextTrainingDate, statusesOf } from '#web/training/day/training-calendar.ts';
import { useTrainingOn } from '#web/training/day/training-on.ts';
import { LogSideCards } from '#web/training/overview/LogSideCards.tsx';
import { leaveSession, useSessionDate, useSessionView } from '#web/training-sessions/session-view.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { DayWork } from './DayWork.tsx';

const SessionPlayer = lazyPart(
  async () => (await import('#web/training-sessions/player/SessionPlayer.tsx')).SessionPlayer,
  undefined,
  { isSoonWanted: true },
);

/** The member's day: what to train, and the place to write down what was done; or a session of it in the player. */
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
  const pick = (next: PlainDate) => {
    show(next);
    setMonthOpen(false);
  };
  if (list.isError && !list.data) {
    return (
      <>
        <PageHeader title="Workout Log" />
        <ErrorState
          message="Failed to fetch assignments"
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      </>
    );
  }
  const isCalendarComing = list.isPending || calendars.some(read => read.isPending && !read.isPaused);
  return (
    <>
      <PageHeader title="Workout Log" />
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
          isComing={isCalendarComing}
          failed={calendars.filter(read => read.isError && read.error.status !== 404)}
          isMonthOpen={isMonthOpen}
          onShow={pick}
          className="lg:sticky lg:top-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start"
        />
        <DayWork
          date={date}
          today={today}
          parts={parts}
          isComing={list.isPending || (parts.length === 0 && isCalendarComing)}
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
