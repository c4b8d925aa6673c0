import { formatDate } from '#domain/plain-date.ts';
import { WeeklyChallengeCard } from '#web/features/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { DueCheckIn } from '#web/features/check-ins/member/DueCheckIn.tsx';
import { InstallOffer } from '#web/install/InstallOffer.tsx';
import { useToday } from '#web/session/today.ts';
import { weekdayName } from '#web/parts/training-day/words/day-text.ts';
import { useOpenSession } from '#web/parts/training-day/open-session.ts';
import { useHasFinishedDay, useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Fetched, lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { Figures } from './Figures.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { TodayCard } from './TodayCard.tsx';

/** Few who look have a session of another date open. */
const OpenSessionCard = lazyPart(
  async () => (await import('#web/parts/training-day/OpenSessionCard.tsx')).OpenSessionCard,
  Nothing,
);

/** The member's first page: what to do today, their progress, and what they did last. */
export function DashboardScreen() {
  const today = useToday();
  const { sources } = useTrainingOn(today, today);
  const open = useOpenSession(sources);
  return (
    <div className="@container">
      <PageHeader title="Command Center" subtitle={`${weekdayName(today)}, ${formatDate(today)}`} />
      <div className="grid gap-(--stack)">
        {open && open.date !== today && <Fetched part={OpenSessionCard} props={{ open, today }} />}
        <TodayCard today={today} openSession={open?.date === today ? open.trainingDayId : null} />
        <DueCheckIn />
        <InstallOffer hasFinished={useHasFinishedDay(today)} today={today} />
        <Figures />
        <WeeklyChallengeCard />
        <RecentActivity today={today} />
      </div>
    </div>
  );
}
