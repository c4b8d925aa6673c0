import { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { keyOf } from '#web/data/query-key.ts';
import { useRead, useReadEach } from '#web/data/read.ts';
import { cachedAtOf } from '#web/offline/signal.ts';
import { useLogsOfSessions, usePendingLogs } from '#web/outbox/logs/pending-logs.ts';
import { mayTrainOn, type Source } from './training-calendar.ts';
import { type Assignment, isOneOff, isOwn, type TrainingDay, withPending } from './training-day.ts';

/** Assignments that begin after this many days are seldom looked at: a path has up to 20 blocks. */
const nearDays = 35;

/** The part of a date that belongs to one assignment. */
export type DayPart = {
  assignment: Assignment;
  /** Null while it is on its way, or when it could not be had. */
  day: TrainingDay | null;
  failed: boolean;
  retrying: boolean;
  /** Whether a missing signal delays the load. */
  waiting: boolean;
  retry: () => void;
};

/**
 * Everything about one date: the member's assignments, their calendars, and what each asks for on it. Answers that
 * are 404 count as none. The calendars of assignments that are over, or begin much later, wait for the others.
 */
export function useTrainingOn(date: PlainDate, today: PlainDate) {
  const list = useRead(listAssignments, {});
  const assignments = list.data ?? [];
  const isNear = ({ status, startDate }: Assignment) =>
    status === 'active' &&
    (parsePlainDate(startDate) ?? today) <= addDays(date > today ? date : today, nearDays);
  const current = useCalendars(assignments.filter(isNear));
  const isFirstDone = list.isSuccess && current.reads.every(read => !read.isPending);
  const other = useCalendars(
    assignments.filter(assignment => !isNear(assignment)),
    isFirstDone,
  );
  const sources = programsFirst([...current.sources, ...other.sources]);
  return {
    list,
    parts: useParts(sources, date, today),
    sources,
    calendars: [...current.reads, ...other.reads],
  };
}

/** Whether the member has ever finished a training day, as far as that is known. */
export function useHasFinishedDay(today: PlainDate): boolean {
  const { sources } = useTrainingOn(today, today);
  return sources.some(({ calendar = {} }) =>
    Object.values(calendar).some(({ status }) => status === 'complete'),
  );
}

/** Programs come first, then one-off exercises, with the member's latest additions last. */
const programsFirst = (sources: readonly CalendarOf[]): CalendarOf[] =>
  sources.toSorted((a, b) => sortKeyOf(a.assignment) - sortKeyOf(b.assignment));

const sortKeyOf = (assignment: Assignment) => Number(isOneOff(assignment)) + Number(isOwn(assignment));

type CalendarOf = Source & {
  assignment: Assignment;
  /** Whether the load is held back: the calendar is about to say whether there is anything, or there is none. */
  isHeld: boolean;
};

/** The calendar of each of the assignments. */
export function useCalendars(assignments: readonly Assignment[], enabled = true) {
  const reads = useReadEach(
    getCalendarStatus,
    assignments.map(({ id }) => ({ params: { id } })),
    { enabled },
  );
  const sources = assignments.map((assignment, index): CalendarOf => {
    const read = reads[index];
    const isLoading = read?.isPending === true && !read.isPaused;
    return { assignment, calendar: read?.data, isHeld: isLoading || read?.error?.status === 404 };
  });
  return { reads, sources };
}

function useParts(sources: readonly CalendarOf[], date: PlainDate, today: PlainDate): DayPart[] {
  const logs = usePendingLogs();
  const ofSessions = useLogsOfSessions();
  const kept = ofSessions.length === 0 ? logs : [...logs, ...ofSessions];
  const asked = sources
    .filter(source => !source.isHeld && mayTrainOn(source, date, today))
    .map(({ assignment }) => assignment);
  const reads = useReadEach(
    getExercisesForDate,
    asked.map(({ id }) => ({ params: { id }, query: { date } })),
  );
  return asked.flatMap((assignment, index): DayPart[] => {
    const read = reads[index];
    if (!read || read.error?.status === 404 || read.data?.exercises.length === 0) return [];
    const key = keyOf(getExercisesForDate, { params: { id: assignment.id }, query: { date } });
    const of = { assignmentId: assignment.id, date, readAt: cachedAtOf(key) ?? read.dataUpdatedAt };
    const day = read.data ? withPending(read.data, of, kept) : null;
    return [
      {
        assignment,
        day,
        failed: day === null && read.isError,
        retrying: read.isFetching,
        waiting: day === null && read.fetchStatus === 'paused',
        retry: () => void read.refetch(),
      },
    ];
  });
}
