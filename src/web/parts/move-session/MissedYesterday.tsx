import { CalendarArrowRight } from 'lucide-react';
import type { PlainDate } from '#domain/plain-date.ts';
import { useTrainingOn } from '#web/parts/training-day/training-on.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { type Session, sessionOf, whyNotFree } from './move-dates.ts';
import { useMoveSession } from './move-session.ts';
import { sessionText } from './session-text.ts';

type MissedYesterdayProps = { yesterday: PlainDate; today: PlainDate };

/** The sessions missed the day before, each with the one tap that brings it to today. */
export function MissedYesterday({ yesterday, today }: MissedYesterdayProps) {
  const { parts, sources } = useTrainingOn(yesterday, today);
  const sessions = parts.flatMap(({ assignment, day }) =>
    day?.mayMove && day.status === 'missed' ? [sessionOf(assignment, day, yesterday)] : [],
  );
  const isFree = (session: Session) => {
    const calendar = sources.find(({ assignment }) => assignment.id === session.assignmentId)?.calendar;
    return calendar !== undefined && whyNotFree(session, calendar, today) === null;
  };
  return sessions
    .filter(isFree)
    .map(session => <StillOpen key={session.id} session={session} today={today} />);
}

function StillOpen({ session, today }: { session: Session; today: PlainDate }) {
  const { move, isPending, problem } = useMoveSession(session, today, () => undefined);
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-medium">Yesterday is still open</p>
        <p className="text-sm text-muted wrap-anywhere">{sessionText(session)}</p>
      </div>
      <Button
        variant="primary"
        size="lg"
        className="w-full @xl:w-auto @xl:justify-self-start"
        pending={isPending}
        pendingLabel="Moving..."
        onClick={() => move(today)}
      >
        <CalendarArrowRight aria-hidden="true" /> Do it today
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-warning">
          {problem}
        </p>
      )}
    </div>
  );
}
