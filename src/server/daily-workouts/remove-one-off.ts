import { eq } from 'drizzle-orm';
import type { Owner } from '#server/accounts/owner.ts';
import type { Database } from '#server/database/database.ts';
import { dailyWorkouts } from '#server/database/tables/daily-workouts.ts';
import { conflict } from '#server/http/problem.ts';
import { lockMember, lockOneOffDay, setOneOffs } from '#server/training-days/one-off-day.ts';

/**
 * Takes a one-off exercise away from its date, unless it is logged; false when there is none of this id that the owner may
 * take away. Members take away what they added themselves.
 */
export async function removeOneOff(tx: Database, id: string, owner: Owner, now: Date): Promise<boolean> {
  const [found] = await tx.select().from(dailyWorkouts).where(eq(dailyWorkouts.id, id));
  if (!found) return false;
  const isOwn = found.assignedBy === found.memberId;
  if ('member' in owner && !(isOwn && found.memberId === owner.member)) return false;
  await lockMember(tx, found.memberId);
  const day = await lockOneOffDay(tx, {
    memberId: found.memberId,
    date: found.assignedDate,
    kind: isOwn ? 'own' : 'daily',
  });
  if (!day.oneOffs.some(oneOff => oneOff.dailyWorkoutId === id)) return false;
  if (day.logged.has(id)) throw conflict('This exercise has been logged and stays as it is.');
  await tx.update(dailyWorkouts).set({ removedAt: now }).where(eq(dailyWorkouts.id, id));
  const rest = day.oneOffs.filter(oneOff => oneOff.dailyWorkoutId !== id);
  await setOneOffs(tx, day, rest, found.assignedBy);
  return true;
}
