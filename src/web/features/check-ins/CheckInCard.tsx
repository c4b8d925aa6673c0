import { ChevronRight } from 'lucide-react';
import { listCheckInAnswers } from '#contract/coaching/check-ins.ts';
import { dateIn, formatDate } from '#domain/plain-date.ts';
import { Query } from '#web/data/Query.tsx';
import { useRead } from '#web/data/read.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Card } from '#web/ui/layout/Card.tsx';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import { type Answered, weekText } from './check-in-text.ts';
import { EarlierWeeks } from './EarlierWeeks.tsx';
import { OneWeek } from './OneWeek.tsx';
import { TrendList } from './TrendList.tsx';
import { WeekAnswers } from './WeekAnswers.tsx';

/** What a member last answered, and how it went week by week, for a coach. `<CheckInCard memberId={member.id} />` */
export function CheckInCard({ memberId }: { memberId: string }) {
  const answered = useRead(listCheckInAnswers, { query: { memberId } });
  if (answered.data) return <Found memberId={memberId} answered={answered.data} />;
  return (
    <Card title="Check-in">
      <Query
        of={answered}
        failed="The check-ins could not be loaded."
        loading={
          <Loading label="Loading check-ins">
            <SkeletonLines lines={4} />
          </Loading>
        }
      />
    </Card>
  );
}

type FoundProps = { memberId: string; answered: Answered };

function Found({ memberId, answered: { weeks, trends, hasOlder } }: FoundProps) {
  const { user } = useCurrentUser();
  const [newest, ...earlier] = weeks;
  // A scale or a number stands with its line.
  const told =
    newest?.answers.filter(({ questionId }) => !trends.some(one => one.questionId === questionId)) ?? [];
  const last = weeks.at(-1);
  if (!newest)
    return (
      <Card title="Check-in">
        <p className="text-muted">No check-in answered yet.</p>
      </Card>
    );
  const answeredOn = formatDate(dateIn(user?.timeZone ?? 'UTC', Date.parse(newest.answeredAt)));
  return (
    <Card
      title="Check-in"
      description={`${weekText(newest)}, answered ${answeredOn}`}
      // A page that is printed may be handed on.
      className="print:hidden"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {trends.length > 0 && <TrendList trends={trends} />}
        {told.length > 0 && <WeekAnswers answers={told} pictures={newest.pictures} />}
        {earlier.length > 0 && (
          <details className="group/earlier border-t border-line">
            <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-2 text-sm text-muted hover:bg-hover [&::-webkit-details-marker]:hidden">
              <ChevronRight
                aria-hidden="true"
                className="size-4 shrink-0 text-faint transition-transform group-open/earlier:rotate-90"
              />
              Earlier check-ins
            </summary>
            {earlier.map(week => (
              <OneWeek key={week.id} week={week} />
            ))}
            {hasOlder && last && <EarlierWeeks before={last.week} memberId={memberId} />}
          </details>
        )}
      </div>
    </Card>
  );
}
