import { eq, sql } from 'drizzle-orm';
import { mostExercisesADay } from '#domain/program-limits.ts';
import type { Database } from '#server/database/database.ts';
import { prescriptions, programDays } from '#server/database/tables/programs.ts';
import { conflict } from '#server/http/problem.ts';
import type { Owner } from './queries.ts';

/** One more may be added, as long as the program is held still. */
export async function refuseFull(tx: Database, owner: Owner): Promise<void> {
  const what = 'dayId' in owner ? 'day' : 'workout';
  const count = await tx.$count(
    prescriptions,
    'dayId' in owner ? eq(prescriptions.dayId, owner.dayId) : eq(prescriptions.workoutId, owner.workoutId),
  );
  if (count >= mostExercisesADay) throw conflict(`A ${what} holds at most ${mostExercisesADay} exercises`);
}

/** Days were once without a limit: one that holds more stays as it is, but is not copied. */
export async function refuseOverfullWeek(tx: Database, weekId: string): Promise<void> {
  const overfull = await tx
    .select({ id: prescriptions.dayId })
    .from(prescriptions)
    .innerJoin(programDays, eq(programDays.id, prescriptions.dayId))
    .where(eq(programDays.weekId, weekId))
    .groupBy(prescriptions.dayId)
    .having(sql`count(*) > ${mostExercisesADay}`);
  if (overfull.length > 0)
    throw conflict(
      `A day of this week holds more than ${mostExercisesADay} exercises, so it cannot be copied`,
    );
}
