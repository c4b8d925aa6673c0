type Values = { day: string; version: string; date: string; units: string };

/**
 * SQL that counts one more log on its training day; a row comes of it only while the day counts and still has the
 * version and the date that the log was made for. The values are SQL too. Written to be part of the statement that
 * saves a log.
 */
export const countingLog = ({ day, version, date, units }: Values): string => `
  update training_days set logged_count = logged_count + 1, units_counted = units_counted + ${units}
  where id = ${day} and day_version_id = ${version} and state = 'scheduled' and date = ${date}
  returning assignment_id`;

/** SQL that counts it on assignment `a` of that day (the row `day`), too. */
export const countingOnAssignment = 'completed_exercises = a.completed_exercises + 1';
