import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { enterTestedMax as endpoint } from '#contract/training/strength.ts';
import { maxTestedMaxes } from '#domain/limits.ts';
import { dateIn } from '#domain/plain-date.ts';
import { poundsOfTested } from '#domain/strength/tested-max.ts';
import type { Database } from '#server/database/database.ts';
import { exercises } from '#server/database/tables/exercises.ts';
import { users } from '#server/database/tables/members.ts';
import { badInput, conflict, requireFound } from '#server/http/problem.ts';
import { refuseCoach } from '#server/accounts/refuse-coach.ts';
import { countOthers, findTestedMax, saveTestedMax, testedOn } from './queries.ts';

type Tested = Omit<z.output<typeof endpoint.body>, 'memberId'> & { memberId: string };

/** Writes down what a member has lifted once; by the member's own date, it is not to come. `before` is what it takes the place of. */
export async function enterTestedMax(tx: Database, tested: Tested, enteredBy: string, now: Date) {
  const { memberId, exerciseId, date } = tested;
  const { timeZone } = await lockMember(tx, memberId);
  if (date > dateIn(timeZone, now)) throw badInput('date', 'Enter a date that is not in the future');
  await refuseWithoutMax(tx, exerciseId);
  if ((await countOthers(tx, tested)) >= maxTestedMaxes)
    throw conflict(`At most ${maxTestedMaxes} tested maxes are kept. Remove an old one first.`);
  const pounds = poundsOfTested(tested);
  const before = await testedOn(tx, tested);
  const saved = await saveTestedMax(tx, { ...tested, pounds, enteredBy, createdAt: now });
  const entered = await findTestedMax(tx, requireFound(saved, 'Tested max'));
  return { entered: requireFound(entered, 'Tested max'), before };
}

/** Writers of the member's maxes wait here for one another; a coach has none. */
export async function lockMember(
  tx: Database,
  id: string,
  what: 'Tested maxes' | 'Training maxes' = 'Tested maxes',
): Promise<{ timeZone: string }> {
  const [member] = await tx
    .select({ role: users.role, timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  const { role, timeZone } = requireFound(member, 'Member');
  refuseCoach({ role }, what);
  return { timeZone };
}

/** An exercise that has left the library may still be in a member's program. */
export async function refuseWithoutMax(tx: Database, exerciseId: string): Promise<void> {
  const [exercise] = await tx
    .select({ category: exercises.category })
    .from(exercises)
    .where(eq(exercises.id, exerciseId));
  if (!exercise) throw badInput('exerciseId', 'There is no such exercise');
  if (exercise.category !== 'Strength')
    throw badInput('exerciseId', 'Only a strength exercise has a one-rep max');
}
