import { getWeeklyBreakdown } from '#contract/progress.ts';
import { useRead } from '#web/data/read.ts';
import type { Way } from '#web/parts/training-day/ways.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { WeeklyBreakdown } from '#web/features/training/overview/WeeklyBreakdown.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ProgramOfMember, useIsTrained } from './ProgramOfMember.tsx';

const PathProgressCard = lazyPart(
  async () => (await import('#web/parts/paths/PathProgressCard.tsx')).PathProgressCard,
);

type MemberPathProps = { pathProgress: Way; memberId: string; onOpenDate: (date: string) => void };

/** A path as its member sees it, but every day opens as planned beside done. */
export function MemberPath({ pathProgress, memberId, onOpenDate }: MemberPathProps) {
  const { inHand } = pathProgress;
  return (
    <>
      <Fetched
        part={PathProgressCard}
        props={{
          pathProgress,
          headingLevel: 3,
          block: (assignment: Assignment) => (
            <ProgramOfMember assignment={assignment} memberId={memberId} onOpenDate={onOpenDate} />
          ),
        }}
        meanwhile={<Skeleton className="h-80 rounded-lg" />}
      />
      {inHand && <CurrentWeeks assignment={inHand} />}
    </>
  );
}

function CurrentWeeks({ assignment }: { assignment: Assignment }) {
  const isTrained = useIsTrained(assignment);
  // Comes with the page, whether or not the window is wide enough to open it at once.
  useRead(getWeeklyBreakdown, { params: { id: assignment.id } }, { enabled: isTrained });
  return isTrained ? <WeeklyBreakdown assignment={assignment} /> : null;
}
