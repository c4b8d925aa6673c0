import { type RefObject, useEffect, useRef, useState } from 'react';
import { listAssignments } from '#contract/assignments.ts';
import { useRead } from '#web/data/read.ts';
import { useToday } from '#web/session/today.ts';
import { isActive } from '#web/parts/training-day/blocks.ts';
import { RecentWeeks } from './RecentWeeks.tsx';
import { WeeklyBreakdown } from './WeeklyBreakdown.tsx';

/** Beside the day's work: how the weeks of each active program went, and what was logged last. */
export function LogSideCards() {
  const { box, wasNear } = useWhenNear<HTMLDivElement>();
  const { data } = useRead(listAssignments, {});
  const today = useToday();
  const programs = data?.filter(one => one.kind === 'program' && isActive(one, today)) ?? [];
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

/** True once a box has come near to what is seen: what lies further down is read when it is scrolled to. */
function useWhenNear<Box extends HTMLElement>(): { box: RefObject<Box | null>; wasNear: boolean } {
  const box = useRef<Box>(null);
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    const watched = box.current;
    if (!watched || wasNear) return undefined;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [wasNear]);
  return { box, wasNear };
}
