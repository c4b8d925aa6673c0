import { DayMessages } from '#web/parts/conversation/DayMessages.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { headingOf } from '#web/parts/training-day/training-day.ts';
import type { DayPart } from '#web/parts/training-day/training-on.ts';

/** What coach and member wrote about the day, its exercises and their sets. */
export function WordsOnDay({ parts }: { parts: readonly DayPart[] }) {
  const { user } = useCurrentUser();
  if (!user) return null;
  const sessions = parts.filter(({ day }) => day?.trainingDayId);
  return sessions.map(({ assignment, day }) =>
    day?.trainingDayId ? (
      <DayMessages
        key={day.trainingDayId}
        memberId={user.id}
        trainingDayId={day.trainingDayId}
        exercises={day.exercises.map(({ id, exercise: { name } }) => ({ prescriptionId: id, name }))}
        session={sessions.length > 1 ? headingOf(assignment, day) : undefined}
      />
    ) : null,
  );
}
