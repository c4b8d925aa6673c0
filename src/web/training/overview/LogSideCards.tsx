import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { RecentWeeks } from './RecentWeeks.tsx';
import { WeeklyBreakdown } from './WeeklyBreakdown.tsx';
import { useWhenNear } from './when-near.ts';

/** Beside the day's work: how the weeks of each active program went, and what was logged last. */
export function LogSideCards() {
  const { box, wasNear } = useWhenNear<HTMLDivElement>();
  const { data } = useRead(listAssignments, {});
  const programs = data?.filter(({ kind, status }) => kind === 'program' && status === 'active') ?? [];
  return (
    <div ref={box} className="@container">
      {wasNear && data && data.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-(--stack) pt-8 @4xl:grid-cols-2">
          <div className="grid min-w-0 gap-(--stack) empty:hidden">
            {programs.map(assignment => (
              <WeeklyBreakdown key={assignment.id} assignment={assignment} />
            ))}
          </div>
          <RecentWeeks assignments={data} />
        </div>
      )}
    </div>
  );
}
