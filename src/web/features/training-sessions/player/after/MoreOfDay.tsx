import { ArrowRight } from 'lucide-react';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { parsePlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { useUnits } from '#web/measures/use-units.ts';
import type { ShownSession } from '#web/features/training-sessions/player/state/shown-session.ts';
import { openSession } from '#web/parts/training-session/session-view.ts';
import { sessionsQuery } from '#web/outbox/events/sessions-query.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { moreOfDay, moreText } from './more-of-day.ts';

/** What the coach gave for the same date in addition to the session, and the way to it. */
export function MoreOfDay({ session }: { session: ShownSession }) {
  const units = useUnits();
  const date = parsePlainDate(session.date);
  const { data = [] } = useRead(listTrainingSessions, { query: sessionsQuery({ date: date ?? '' }) });
  const more = moreOfDay(data, session.trainingDayId);
  if (date === null || more === null) return null;
  return (
    <Button
      variant="primary"
      className="h-auto min-h-12 justify-between text-left whitespace-normal"
      onClick={() => openSession(more.trainingDayId, date)}
    >
      {moreText(more.exercises, units)} <ArrowRight aria-hidden="true" className="shrink-0" />
    </Button>
  );
}
