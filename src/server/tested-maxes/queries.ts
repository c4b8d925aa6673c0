import { and, eq, ne, or } from 'drizzle-orm';
import type { PlainDate } from '#domain/plain-date.ts';
import type { WeightUnit } from '#domain/measures/measure.ts';
import { type Owner, type Scope, inScope, scopeOf } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';
import { readAs } from '#server/exercises/read-together.ts';
import { testedMaxes } from '#server/database/tables/tested-maxes.ts';

type Row = {
  id: string;
  memberId: string;
  exerciseId: string;
  exerciseName: string;
  weight: number;
  unit: WeightUnit;
  pounds: number;
  date: PlainDate;
  enteredBy: string | null;
  createdAt: Date;
};

const columns = `t.id, t.member_id as "memberId", e.id as "exerciseId", e.name as "exerciseName", t.weight, t.unit,
  t.pounds, t.date, t.entered_by as "enteredBy", t.created_at as "createdAt"`;

/** The lift that each is a test of: that into which its exercise is merged, where it is. */
const withLift = `join exercises x on x.id = t.exercise_id join exercises e on e.id = ${readAs('x')}`;

/** Lifts by name, deleted ones too, the newest test of each first. */
const maxesOfMember = statement<Row, { memberId: string; exerciseId: string | null; id: string | null }>(
  'tested_maxes_of_member',
  `select ${columns} from tested_maxes t ${withLift}
   where t.member_id = :memberId
     and (:exerciseId::uuid is null or e.id = (select ${readAs('f')} from exercises f where f.id = :exerciseId))
     and (:id::uuid is null or t.id = :id)
   order by e.name collate by_name, e.id, t.date desc`,
);

export const testedMaxesOf = (db: Database, memberId: string, exerciseId: string | undefined) =>
  maxesOfMember(db, { memberId, exerciseId: exerciseId ?? null, id: null });

export const findTestedMax = async (db: Database, { memberId, id }: { memberId: string; id: string }) =>
  (await maxesOfMember(db, { memberId, exerciseId: null, id }))[0];

type Entered = typeof testedMaxes.$inferInsert;
type LiftOnDate = Pick<Entered, 'memberId' | 'exerciseId' | 'date'>;

/** The tested max of a lift on a date; null for none. */
export async function testedOn(db: Database, { memberId, exerciseId, date }: LiftOnDate) {
  const [found] = await db
    .select({ weight: testedMaxes.weight, unit: testedMaxes.unit })
    .from(testedMaxes)
    .where(
      and(
        eq(testedMaxes.memberId, memberId),
        eq(testedMaxes.exerciseId, exerciseId),
        eq(testedMaxes.date, date),
      ),
    );
  return found ?? null;
}

/** The number stored beside the one of this lift and date, which it replaces. */
export const countOthers = (db: Database, { memberId, exerciseId, date }: LiftOnDate) =>
  db.$count(
    testedMaxes,
    and(
      eq(testedMaxes.memberId, memberId),
      or(ne(testedMaxes.exerciseId, exerciseId), ne(testedMaxes.date, date)),
    ),
  );

/** On a date that has one already, it takes that one's place. */
export async function saveTestedMax(db: Database, entered: Entered) {
  const { weight, unit, pounds, enteredBy, createdAt } = entered;
  const [saved] = await db
    .insert(testedMaxes)
    .values(entered)
    .onConflictDoUpdate({
      target: [testedMaxes.memberId, testedMaxes.exerciseId, testedMaxes.date],
      set: { weight, unit, pounds, enteredBy, createdAt },
    })
    .returning({ id: testedMaxes.id, memberId: testedMaxes.memberId });
  return saved;
}

const removeOne = statement<Row, Scope & { id: string }>(
  'remove_tested_max',
  `with t as (delete from tested_maxes where id = :id::uuid and ${inScope('member_id')} returning *)
   select ${columns} from t ${withLift}`,
  { alone: true },
);

/** Answers the one that is gone; null where there was none within reach. */
export const deleteTestedMax = async (db: Database, id: string, owner: Owner): Promise<Row | null> =>
  (await removeOne(db, { id, ...scopeOf(owner) }))[0] ?? null;
