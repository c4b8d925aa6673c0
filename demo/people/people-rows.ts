import { dateIn } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { unitColumns } from '#server/accounts/queries.ts';
import { users } from '#server/database/tables/members.ts';
import { coach } from '../founding/coach.ts';
import { daysAgo, foundedDaysAgo } from '../founding/founding.ts';
import { instantAt } from '../founding/local-time.ts';
import type { DemoPerson } from './people.ts';
import { pictureAddress } from './pictures.ts';
import { unitsOf } from './units.ts';
import { startDateOf } from '../programs/program-dates.ts';

export async function insertCoach(tx: Database, passwordHash: string, now: Date): Promise<string> {
  const { firstName, lastName, email, bio, timeZone } = coach;
  const createdAt = daysAgo(now, foundedDaysAgo);
  const row = { firstName, lastName, email, bio, timeZone, passwordHash, createdAt, updatedAt: createdAt };
  const picture = { profileImageUrl: pictureAddress(coach) };
  const rows = await tx
    .insert(users)
    .values({ ...row, ...picture, role: 'admin' })
    .returning({ id: users.id });
  return rows[0]?.id ?? '';
}

/** The ids of the members, in the order of the people. */
export async function insertMembers(
  tx: Database,
  people: readonly DemoPerson[],
  passwordHash: string,
  now: Date,
): Promise<string[]> {
  const rows = people.map(person => {
    const { firstName, lastName, email, bio, timeZone, isFoundingMember, loading } = person;
    const createdAt = joinedAt(person, now);
    return {
      firstName,
      lastName,
      email,
      bio,
      timeZone,
      isFoundingMember,
      loading,
      ...unitColumns(unitsOf(person)),
      passwordHash,
      profileImageUrl: pictureAddress(person),
      createdAt,
      updatedAt: createdAt,
    };
  });
  const inserted = await tx.insert(users).values(rows).returning({ id: users.id, email: users.email });
  const idOf = new Map(inserted.map(({ email, id }) => [email, id]));
  return people.map(({ email }) => idOf.get(email) ?? '');
}

/** Nobody joined after their first program began: its Monday can lie up to six days before the written day. */
function joinedAt({ joinedDaysAgo, programs, timeZone }: DemoPerson, now: Date): Date {
  const [first] = programs;
  const joined = daysAgo(now, joinedDaysAgo);
  if (!first) return joined;
  const start = instantAt(timeZone, startDateOf(first.startedWeeksAgo, dateIn(timeZone, now)), 0);
  return joined < start ? joined : daysAgo(start, 1);
}
