import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { StoredAnswer, Question } from '#domain/check-ins/question.ts';
import type { PlainDate, Weekday } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { checkInAnswers, checkIns } from '#server/database/tables/coaching/check-ins.ts';
import { memberGroups } from '#server/database/tables/coaching/groups.ts';

export type CheckIn = Omit<typeof checkIns.$inferSelect, 'isOnly' | 'updatedAt'> & { updatedAt: Date | null };

const columns = {
  questions: checkIns.questions,
  weekday: checkIns.weekday,
  groupIds: checkIns.groupIds,
  isOn: checkIns.isOn,
  version: checkIns.version,
  updatedAt: checkIns.updatedAt,
};

/** Nothing was ever written. */
const unwritten: CheckIn = {
  questions: [],
  weekday: 'sunday',
  groupIds: [],
  isOn: false,
  version: 0,
  updatedAt: null,
};

export async function checkInNow(db: Database): Promise<CheckIn> {
  const [row] = await db.select(columns).from(checkIns);
  return row ?? unwritten;
}

/** The same, not to be changed until the transaction ends. */
export async function holdCheckIn(tx: Database): Promise<CheckIn> {
  const [row] = await tx.select(columns).from(checkIns).for('share');
  return row ?? unwritten;
}

export async function saveCheckIn(tx: Database, row: typeof checkIns.$inferInsert): Promise<void> {
  await tx.insert(checkIns).values(row).onConflictDoUpdate({ target: checkIns.isOnly, set: row });
}

export async function groupsThatAre(tx: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ id: memberGroups.id })
    .from(memberGroups)
    .where(inArray(memberGroups.id, [...ids]));
  return rows.map(({ id }) => id);
}

type WaitingRow = {
  questions: Question[];
  weekday: Weekday;
  groupIds: string[];
  isOn: boolean;
  version: number;
  ofMember: string[];
  answered: PlainDate[];
  before: StoredAnswer[] | null;
};

/** The check-in, and what is known of a member for whom it may be: of one who coaches, nothing. */
export const checkInFor = statement<WaitingRow, { memberId: string; today: PlainDate }>(
  'check_in_of_member',
  `select c.questions, c.weekday, c.group_ids as "groupIds", c.is_on as "isOn", c.version,
     array(select gm.group_id from grouped_members gm where gm.member_id = u.id) as "ofMember",
     array(select a.week::text from check_in_answers a
       where a.member_id = u.id and a.week > :today::date - 21) as answered,
     (select a.answers from check_in_answers a where a.member_id = u.id order by a.week desc limit 1) as before
   from check_ins c join users u on u.id = :memberId and u.role = 'member'
   where c.is_on`,
);

const answered = {
  id: checkInAnswers.id,
  week: checkInAnswers.week,
  answeredAt: checkInAnswers.answeredAt,
  answers: checkInAnswers.answers,
};

export type AnsweredRow = { id: string; week: PlainDate; answeredAt: Date; answers: StoredAnswer[] };

type WeeksInput = { before: PlainDate | null; limit: number };

/** The newest first. */
export const answeredWeeks = (
  db: Database,
  memberId: string,
  { before, limit }: WeeksInput,
): Promise<AnsweredRow[]> =>
  db
    .select(answered)
    .from(checkInAnswers)
    .where(
      and(
        eq(checkInAnswers.memberId, memberId),
        before === null ? undefined : lt(checkInAnswers.week, before),
      ),
    )
    .orderBy(desc(checkInAnswers.week))
    .limit(limit);

/** Null where that week was answered meanwhile. */
export async function insertAnswers(
  tx: Database,
  row: typeof checkInAnswers.$inferInsert,
): Promise<AnsweredRow | null> {
  const rows = await tx
    .insert(checkInAnswers)
    .values(row)
    .onConflictDoNothing({ target: [checkInAnswers.memberId, checkInAnswers.week] })
    .returning(answered);
  return rows[0] ?? null;
}
