import { eq, isNotNull, sql } from 'drizzle-orm';
import { standardWords } from '#standard-brand.ts';
import { type Database, statement } from '#server/database/database.ts';
import { fellowship } from '#server/database/tables/fellowship.ts';
import { users } from '#server/database/tables/members.ts';
import { multiWeekProgram } from '#contract/programs.ts';

export type Changes = Partial<
  Omit<typeof fellowship.$inferInsert, 'isOnly' | 'revision' | 'monthlyPriceDollars'>
> & { monthlyPriceDollars?: number | null };

/** Makes the row with what is given, unless there is one: then that stands. */
export async function provideFellowship(db: Database, first: Changes): Promise<void> {
  await db
    .insert(fellowship)
    .values({ ...asRow(standardWords), ...first })
    .onConflictDoNothing();
}

const asRow = ({ certifications, ...words }: typeof standardWords) => ({
  ...words,
  certifications: [...certifications],
});

/** The row, held until the transaction ends. */
export async function fellowshipToChange(tx: Database) {
  const rows = await tx.select().from(fellowship).for('update');
  return rows[0];
}

export async function changeFellowship(tx: Database, changes: Changes, now: Date) {
  const rows = await tx
    .update(fellowship)
    .set({ ...changes, revision: sql`gen_random_uuid()`, updatedAt: now })
    .where(eq(fellowship.isOnly, true))
    .returning();
  return rows[0];
}

/** The members whose payment is open: the days of grace decide when it closes. */
export async function membersWithOpenPayment(tx: Database): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users).where(isNotNull(users.paymentFailedAt));
  return rows.map(({ id }) => id);
}

export type LibraryProgram = {
  id: string;
  name: string;
  description: string;
  level: string | null;
  weeks: number;
};

const library = statement<LibraryProgram>(
  'programs_to_tell_of',
  `select id, name, description, difficulty_level as level, coalesce(num_weeks, 0) as weeks from workouts
   where hidden_at is null and for_member_id is null and program_type = '${multiWeekProgram}'
   order by name collate by_name, id`,
);

/** The fellowship's programs, by their names; none that is one member's own. */
export const libraryPrograms = (db: Database): Promise<LibraryProgram[]> => library(db, {});
