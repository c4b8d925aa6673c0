import { and, ilike } from 'drizzle-orm';
import { withoutOwner } from '#domain/own-workout-name.ts';
import type { Database } from '#server/database/database.ts';
import { workouts } from '#server/database/tables/programs.ts';
import { requireFound } from '#server/http/problem.ts';
import { lockWorkout, notHidden } from '#server/training-days/versions/lock-workout.ts';
import { copyWorkout } from './copy-workout.ts';
import { refuseFullerDays } from './exercise-limit.ts';

/** Makes a program that holds all that this one holds, and that nobody is assigned: one statement a table. */
export async function copyProgram(tx: Database, sourceId: string, createdBy: string) {
  // Held still, so that two copies made at once get two names.
  const source = requireFound(await lockWorkout(tx, sourceId), 'Workout');
  // It is nobody's yet: of one member's own it does not bear their name.
  const name = await nameOfCopy(tx, source.forMemberId ? withoutOwner(source.name) : source.name);
  const copy = await copyWorkout(tx, source, { name, createdBy });
  await refuseFullerDays(tx, { workoutId: copy.id });
  return copy;
}

/** '{name} (copy)', or the first of '{name} (copy 2)', '{name} (copy 3)' … that is free; cut where it grows too long. */
async function nameOfCopy(tx: Database, name: string): Promise<string> {
  const bare = name.replace(/ \(copy(?: \d+)?\)$/, '');
  const rows = await tx
    .select({ name: workouts.name })
    .from(workouts)
    .where(and(notHidden, ilike(workouts.name, '%(copy%)')));
  const taken = new Set(rows.map(row => row.name.toLowerCase()));
  const named = (count: number) => {
    const ending = count === 1 ? ' (copy)' : ` (copy ${count})`;
    const room = longestName - ending.length;
    // Never half of a character, which can't be stored.
    return (
      bare
        .slice(0, room)
        .replace(/\p{Surrogate}$/u, '')
        .trimEnd() + ending
    );
  };
  let count = 1;
  while (taken.has(named(count).toLowerCase())) count += 1;
  return named(count);
}

const longestName = 200;
