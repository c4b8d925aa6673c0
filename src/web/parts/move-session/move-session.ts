import { useQueryClient } from '@tanstack/react-query';
import { getCalendarStatus, getExercisesForDate, moveTrainingDay } from '#contract/assignments.ts';
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { updateCached, refresh } from '#web/data/read.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import { shortDay } from '#web/parts/training-day/words/day-text.ts';
import { calendarAfterMove, type Session } from './move-dates.ts';

const failure = 'Failed to move the session';

/** Does a session on another date; on its planned one it is back. None while there is none to move. */
export function useMoveSession(
  session: Session | null,
  today: PlainDate,
  onMoved: (date: PlainDate) => void,
) {
  const client = useQueryClient();
  const back = useSend(moveTrainingDay, {
    success: ({ date }) => ({
      title: 'Session moved back',
      description: `It is on ${shortDay(dateOf(date))}.`,
    }),
    failure,
    onError: () => void refresh(client, [getCalendarStatus, getExercisesForDate]),
  });
  const send = useSend(moveTrainingDay, {
    queuesOffline: true,
    success: ({ id, date }) => ({
      title: 'Session moved',
      description: `Moved to ${shortDay(dateOf(date))}.`,
      ...(session && {
        action: {
          label: 'Undo',
          onSelect: () => back.mutate({ params: { id }, body: { date: session.date } }),
        },
      }),
    }),
    failure,
    onSuccess: answer => {
      const date = dateOf(answer.date);
      if (session) {
        updateCached(client, getCalendarStatus, { params: { id: answer.assignmentId } }, calendar =>
          calendarAfterMove(calendar, session, date, today),
        );
      }
      onMoved(date);
    },
    onError: () => void refresh(client, [getCalendarStatus, getExercisesForDate]),
  });
  return {
    move: (date: PlainDate) => session && send.mutate({ params: { id: session.id }, body: { date } }),
    isPending: send.isPending,
    /** Reason why it has not been moved. */
    problem: send.isPaused
      ? 'No signal. The session is moved as soon as there is one.'
      : send.error
        ? sentenceOf(send.error, failure)
        : undefined,
    forget: () => {
      if (!send.isPending) send.reset();
    },
  };
}

const dateOf = (wire: string): PlainDate => parsePlainDate(wire) ?? wire;
