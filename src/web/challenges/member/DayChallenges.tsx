import type { PlainDate } from '#domain/plain-date.ts';
import { MultiDayChallengeCard } from '#web/challenges/member/five-day/MultiDayChallengeCard.tsx';
import { WeeklyChallengeCard } from '#web/challenges/member/weekly/WeeklyChallengeCard.tsx';
import { cx } from '#web/ui/look/cx.ts';

/** Beside the day's own work: the 5-day challenge's for the date, and the weekly challenge. */
export function DayChallenges({ date, className }: { date: PlainDate; className?: string }) {
  return (
    <div className={cx('mt-2 grid content-start gap-(--stack) empty:hidden', className)}>
      <MultiDayChallengeCard date={date} />
      <WeeklyChallengeCard />
    </div>
  );
}
