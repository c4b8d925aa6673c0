import type { PlainDate } from '#domain/plain-date.ts';
import { type BoardStatus, boardStatus, boardStatuses } from './day-board.ts';

/** The state of one date of a week: `moved` where all that was planned is done on another date. */
export const weekDayStatuses = [...boardStatuses, 'to-come', 'moved'] as const;

export type WeekDayStatus = BoardStatus | 'to-come' | 'moved';

/** A training day of a member, near the week. */
export type BoardSession = {
  date: PlainDate;
  /** The date it was on until it was moved automatically. */
  movedFrom: PlainDate | null;
  name: string;
  /** Added by the member: nothing of it is prescribed. */
  isUnplanned: boolean;
  exercises: number;
  logged: number;
  isOpen: boolean;
  /** A coach has changed it for this member alone. */
  isOwn: boolean;
};

export type WeekDay = {
  date: PlainDate;
  status: WeekDayStatus;
  sessions: string[];
  exercises: number;
  logged: number;
  movedFrom: PlainDate[];
  movedTo: PlainDate[];
  isOwn: boolean;
};

/** The dates of a week on which a member had or has anything, in order; `today` is the member's own. */
export function weekDays(
  sessions: readonly BoardSession[],
  dates: readonly PlainDate[],
  today: PlainDate,
): WeekDay[] {
  return dates.flatMap(date => {
    const here = sessions.filter(session => session.date === date);
    const gone = sessions.filter(session => session.movedFrom === date);
    return here.length + gone.length > 0 ? [dayOf({ date, today, here, gone })] : [];
  });
}

type OneDate = {
  date: PlainDate;
  today: PlainDate;
  here: readonly BoardSession[];
  gone: readonly BoardSession[];
};

function dayOf({ date, today, here, gone }: OneDate): WeekDay {
  const planned = here.filter(({ isUnplanned }) => !isUnplanned);
  const exercises = sumOf(planned, 'exercises');
  const logged = sumOf(planned, 'logged');
  const status = boardStatus({
    date,
    today,
    exercises,
    logged,
    hasBeside: here.some(session => session.isUnplanned && session.logged > 0),
    isOpen: here.some(({ isOpen }) => isOpen),
  });
  return {
    date,
    status: shownStatus(status, date > today, gone.length > 0),
    sessions: [...new Set(planned.map(({ name }) => name))],
    exercises,
    logged,
    movedFrom: planned.flatMap(({ movedFrom }) => movedFrom ?? []),
    movedTo: gone.map(session => session.date),
    isOwn: planned.some(({ isOwn }) => isOwn),
  };
}

function shownStatus(status: BoardStatus, isAhead: boolean, isMovedAway: boolean): WeekDayStatus {
  if (status === 'to-do' && isAhead) return 'to-come';
  return status === 'rest' && isMovedAway ? 'moved' : status;
}

const sumOf = (sessions: readonly BoardSession[], what: 'exercises' | 'logged'): number =>
  sessions.reduce((sum, session) => sum + session[what], 0);
