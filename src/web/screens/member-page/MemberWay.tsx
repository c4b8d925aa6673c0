import { getWeeklyBreakdown } from '#contract/progress.ts';
import { useRead } from '#web/data/read.ts';
import type { Way } from '#web/parts/training-day/ways.ts';
import type { Assignment } from '#web/parts/training-day/training-day.ts';
import { WeeklyBreakdown } from '#web/features/training/overview/WeeklyBreakdown.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ProgramOfMember, useIsTrained } from './ProgramOfMember.tsx';

const WayCard = lazyPart(async () => (await import('#web/parts/paths/WayCard.tsx')).WayCard);

type MemberWayProps = { way: Way; memberId: string; onOpenDate: (date: string) => void };

/** A path as its member sees it, but every day opens as planned beside done. */
export function MemberWay({ way, memberId, onOpenDate }: MemberWayProps) {
  const { inHand } = way;
  return (
    <>
      <Fetched
        part={WayCard}
        props={{
          way,
          headingLevel: 3,
          block: (assignment: Assignment) => (
            <ProgramOfMember assignment={assignment} memberId={memberId} onOpenDate={onOpenDate} />
          ),
        }}
        meanwhile={<Skeleton className="h-80 rounded-lg" />}
      />
      {inHand && <WeeksInHand assignment={inHand} />}
    </>
  );
}

function WeeksInHand({ assignment }: { assignment: Assignment }) {
  const isTrained = useIsTrained(assignment);
  // Comes with the page, whether or not the window is wide enough to open it at once.
  useRead(getWeeklyBreakdown, { params: { id: assignment.id } }, { enabled: isTrained });
  return isTrained ? <WeeklyBreakdown assignment={assignment} /> : null;
}
