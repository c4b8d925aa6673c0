import { weekdays } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { dayRow } from './create-program.ts';
import * as queries from './queries.ts';

/** Makes the missing weeks up to a number of weeks, each with its seven days, and deletes those above it. */
export async function adjustWeeks(tx: Database, programId: string, numWeeks: number): Promise<void> {
  const weeks = await queries.weeksOf(tx, programId);
  for (const week of weeks) if (week.weekNumber > numWeeks) await queries.deleteWeek(tx, week.id);
  await addMissingWeeks(tx, programId, numWeeks);
}

/** Makes the missing weeks up to a number of weeks, each with its seven days. */
export async function addMissingWeeks(tx: Database, programId: string, numWeeks: number): Promise<void> {
  const weeks = await queries.weeksOf(tx, programId);
  const there = new Set(weeks.map(week => week.weekNumber));
  for (let weekNumber = 1; weekNumber <= numWeeks; weekNumber += 1) {
    if (!there.has(weekNumber)) await makeWeek(tx, programId, weekNumber, undefined);
  }
}

/** A week with its seven days; one that exists already is updated and keeps its id and its days. */
export async function makeWeek(
  tx: Database,
  programId: string,
  weekNumber: number,
  notes: string | undefined,
) {
  const week = await queries.upsertWeek(tx, programId, weekNumber, notes);
  if (week)
    await queries.addMissingDays(
      tx,
      weekdays.map(weekday => dayRow(week.id, weekday)),
    );
  return week;
}
