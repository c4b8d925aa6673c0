import { useState } from 'react';
import { getCalendarStatus } from '#contract/assignments.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { useRead } from '#web/data/read.ts';
import { datesToOffer, dateToSuggest, freeDates, type Session, whyNotFree } from './move-dates.ts';
import { useMoveSession } from './move-session.ts';

export type MovePlan = ReturnType<typeof useMovePlan>;

/** The date to move a session to, while it is being chosen in a dialog. */
export function useMovePlan(session: Session | null, today: PlainDate, onMoved: (date: PlainDate) => void) {
  const [picked, setPicked] = useState<PlainDate | null>(null);
  const { move, isPending, problem, forget } = useMoveSession(session, today, date => {
    setPicked(null);
    onMoved(date);
  });
  const calendar = useRead(
    getCalendarStatus,
    { params: { id: session?.assignmentId ?? '' } },
    { enabled: session !== null },
  );
  const known = session && calendar.data ? { session, calendar: calendar.data } : null;
  const offered = known
    ? datesToOffer(freeDates(known.session, known.calendar), known.session.date, today)
    : [];
  const chosen = picked ?? (session && dateToSuggest(offered, session.date)) ?? null;
  return {
    calendar,
    offered,
    chosen,
    /** Reason why it can't be on the date chosen. */
    obstacle: known && chosen !== null ? whyNotFree(known.session, known.calendar, chosen) : null,
    choose: (date: PlainDate) => {
      forget();
      setPicked(date);
    },
    isPending,
    problem,
    move: () => chosen !== null && move(chosen),
    giveUp: () => {
      forget();
      setPicked(null);
    },
  };
}
