import { formatDate } from '#domain/plain-date.ts';
import { WeeklyChallengeCard } from '#web/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { DueCheckIn } from '#web/check-ins/member/DueCheckIn.tsx';
import { InstallOffer } from '#web/install/InstallOffer.tsx';
import { useToday } from '#web/session/today.ts';
import { weekdayName } from '#web/training/day/day-words.ts';
import { useHasFinishedDay } from '#web/training/day/training-on.ts';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { Figures } from './Figures.tsx';
import { RecentActivity } from './RecentActivity.tsx';
import { TodayCard } from './TodayCard.tsx';

/** Where a member arrives: what to do today, how they stand, and what they did last. */
export function DashboardScreen() {
  const today = useToday();
  return (
    <div className="@container">
      <PageHeader title="Command Center" subtitle={`${weekdayName(today)}, ${formatDate(today)}`} />
      <div className="grid gap-(--stack)">
        <DueCheckIn />
        <TodayCard today={today} />
        <InstallOffer hasFinished={useHasFinishedDay(today)} today={today} />
        <Figures />
        <WeeklyChallengeCard />
        <RecentActivity today={today} />
      </div>
    </div>
  );
}
