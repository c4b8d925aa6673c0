import type { PlainDate } from '#domain/plain-date.ts';
import { StartSession } from '#web/parts/training-session/StartSession.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { dayText } from './words/day-text.ts';
import type { OpenSession } from './open-session.ts';
import { isWritten } from './training-day.ts';
import { useTrainingOn } from './training-on.ts';

type OpenSessionCardProps = { open: OpenSession; today: PlainDate };

/** The session of another date that one is in the middle of, and the way back into it. */
export function OpenSessionCard({ open, today }: OpenSessionCardProps) {
  const { parts } = useTrainingOn(open.date, today);
  const day = parts.find(part => part.day?.trainingDayId === open.trainingDayId)?.day;
  const exercises = day?.exercises ?? [];
  const done = exercises.filter(isWritten).length;
  const { name, dateLine } = dayText(open.date, today);
  return (
    <Card accent>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-muted">Your session is still open</p>
          <h2 className="display mt-1 text-2xl wrap-anywhere">{day?.dayName || day?.programName || name}</h2>
          <p className="mt-1 text-sm text-muted">
            {dateLine}
            {exercises.length > 0 && ` · ${done} of ${exercises.length} logged`}
          </p>
        </div>
        <StartSession
          trainingDayId={open.trainingDayId}
          date={open.date}
          done={done}
          of={exercises.length}
          isOpen
          isFirst
          className="w-full sm:w-auto"
        />
      </div>
    </Card>
  );
}
