import type { PlainDate } from '#domain/plain-date.ts';
import { weekdayDate } from '#domain/training/schedule/training-schedule.ts';
import type { ScheduledVersion } from '#server/training-days/versions/version-of.ts';

/** The schedule as columns for `unnest`, with one row for each start date and day. */
export function scheduleColumns(starts: readonly PlainDate[], versions: readonly ScheduledVersion[]) {
  const rows = starts.flatMap(start =>
    versions.map(version => ({ start, date: dateOf(start, version), versionId: version.versionId })),
  );
  return {
    starts: rows.map(row => row.start),
    dates: rows.map(row => row.date),
    versionIds: rows.map(row => row.versionId),
  };
}

function dateOf(start: PlainDate, { weekNumber, dayOfWeek }: ScheduledVersion): PlainDate {
  return weekNumber === null || dayOfWeek === null ? start : weekdayDate(start, weekNumber, dayOfWeek);
}
