import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import type { DayPart } from '#web/training/day/training-on.ts';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { whenQuiet } from '#web/ui/loading/when-idle.ts';

const DayMessages = lazyPart(async () => (await import('#web/conversations/DayMessages.tsx')).DayMessages);

/** What coach and member wrote about the day, its exercises and their sets: once all that is trained by is there. */
export function WordsOnDay({ parts }: { parts: readonly DayPart[] }) {
  const { user } = useCurrentUser();
  const isQuiet = useIsQuiet();
  if (!user) return null;
  return parts.map(({ day }) =>
    day?.trainingDayId ? (
      <Fetched
        key={day.trainingDayId}
        part={DayMessages}
        isWanted={isQuiet}
        props={{
          memberId: user.id,
          trainingDayId: day.trainingDayId,
          exercises: day.exercises.map(({ id, exercise: { name } }) => ({ prescriptionId: id, name })),
        }}
      />
    ) : null,
  );
}

function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void whenQuiet().then(() => isLeft || setQuiet(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return isQuiet;
}
