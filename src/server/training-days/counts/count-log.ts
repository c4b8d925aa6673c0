import type { PlainDate } from '#domain/plain-date.ts';

/** The values of `countingLog`. */
export type CountedLog = {
  assignmentId: string;
  memberId: string;
  dayVersionId: string;
  date: PlainDate;
  unitsCounted: number;
};

/**
 * SQL that counts one more log on its training day, as part of the statement that saves the log. It finds the
 * day only if it counts and still has the version and the date that the log was made for. What a session has begun of is saved with
 * its events.
 */
export const countingLog = `
  update training_days set logged_count = logged_count + 1, units_counted = units_counted + :unitsCounted::numeric
  where assignment_id = :assignmentId::uuid and member_id = :memberId::uuid and date = :date::date and state = 'scheduled'
    and day_version_id = :dayVersionId::uuid and event_count = 0`;

/** SQL that counts the log on assignment `a` of that day (the row `day`) too. */
export const countingOnAssignment = 'completed_exercises = a.completed_exercises + 1';
