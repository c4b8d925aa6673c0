import { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { useRead, useReadEach } from '#web/data/read.ts';
import { useWaitingLogs } from '#web/training/outbox/waiting-logs.ts';
import { mayTrainOn, type Source } from './training-calendar.ts';
import { type Assignment, isOneOff, type TrainingDay, withWaiting } from './training-day.ts';

/** One assignment's part of a date. */
export type DayPart = {
  assignment: Assignment;
  /** Null while it is on its way, or when it could not be had. */
  day: TrainingDay | null;
  failed: boolean;
  retrying: boolean;
  /** There is no signal to fetch it with. */
  waiting: boolean;
  retry: () => void;
};

/**
 * Everything about one date: the member's assignments, their calendars, and what each asks for on it. Answers that
 * are 404 count as none. The calendars of assignments that are over wait for those that are not.
 */
export function useTrainingOn(date: PlainDate, today: PlainDate) {
  const list = useRead(listAssignments, {});
  const assignments = list.data ?? [];
  const current = useCalendars(assignments.filter(({ status }) => status === 'active'));
  const isFirstDone = list.isSuccess && current.reads.every(read => !read.isPending);
  const over = useCalendars(
    assignments.filter(({ status }) => status !== 'active'),
    isFirstDone,
  );
  const sources = programsFirst([...current.sources, ...over.sources]);
  return {
    list,
    parts: useParts(sources, date, today),
    sources,
    calendars: [...current.reads, ...over.reads],
  };
}

/** Whether the member has ever finished a training day, as far as that is known. */
export function useHasFinishedDay(today: PlainDate): boolean {
  const { sources } = useTrainingOn(today, today);
  return sources.some(({ calendar = {} }) =>
    Object.values(calendar).some(({ status }) => status === 'complete'),
  );
}

/** One-off exercises come after the day's training. */
const programsFirst = (sources: readonly CalendarOf[]): CalendarOf[] =>
  sources.toSorted((a, b) => Number(isOneOff(a.assignment)) - Number(isOneOff(b.assignment)));

type CalendarOf = Source & { assignment: Assignment };

/** The calendar of each of the assignments. */
export function useCalendars(assignments: readonly Assignment[], enabled = true) {
  const reads = useReadEach(
    getCalendarStatus,
    assignments.map(({ id }) => ({ params: { id } })),
    enabled,
  );
  const sources = assignments.map((assignment, index) => ({ assignment, calendar: reads[index]?.data }));
  return { reads, sources };
}

function useParts(sources: readonly CalendarOf[], date: PlainDate, today: PlainDate): DayPart[] {
  const kept = useWaitingLogs();
  const asked = sources.filter(source => mayTrainOn(source, date, today)).map(({ assignment }) => assignment);
  const reads = useReadEach(
    getExercisesForDate,
    asked.map(({ id }) => ({ params: { id }, query: { date } })),
  );
  return asked.flatMap((assignment, index): DayPart[] => {
    const read = reads[index];
    if (!read || read.error?.status === 404 || read.data?.exercises.length === 0) return [];
    const day = read.data ? withWaiting(read.data, { assignmentId: assignment.id, date }, kept) : null;
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
