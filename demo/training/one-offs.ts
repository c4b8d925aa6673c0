import { eq } from 'drizzle-orm';
import { addDailyWorkout as endpoint } from '#contract/daily-workouts.ts';
import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { addDailyWorkout } from '#server/daily-workouts/add-daily-workout.ts';
import type { Enrolled } from './assign-programs.ts';
import { isometric, mobility, strength } from '../programs/writing/prescribe.ts';

/** What the coach has added for today, for one member each. */
const given = {
  // By percent: her max was tested elsewhere; Eunice's is not known yet.
  Sarah: strength('Zercher Squat', { sets: 3, reps: 6, percent: 65, rest: 120 }, 'For the carries to come.'),
  Eunice: strength('Good Morning', { sets: 3, reps: 8, percent: 60, rest: 90 }, 'Slowly: it is your back.'),
  Peter: isometric('Side Plank', { times: 4, seconds: 20, rest: 45 }, 'Your bench needs a steadier middle.'),
  Chloe: mobility('Couch Stretch', 4, 'You sit all day: two minutes each side.'),
} as const;

export async function giveOneOffs(tx: Database, enrolled: readonly Enrolled[], coachId: string, now: Date) {
  for (const { person, memberId } of enrolled) {
    const prescribed = given[person.firstName as keyof typeof given];
    if (!prescribed) continue;
    const { exercise, ...fields } = prescribed;
    const [found] = await tx.select({ id: exercises.id }).from(exercises).where(eq(exercises.name, exercise));
    const assignedDate = dateIn(person.timeZone, now);
    const body = endpoint.body.parse({ ...fields, memberId, exerciseId: found?.id, assignedDate });
    await addDailyWorkout(tx, { ...body, memberId, assignedBy: coachId }, now);
  }
}
