import type { OwnTrainingMax } from '#domain/loads/training-max.ts';
import { type Database, statement } from '#server/database/database.ts';
import { trainingMaxes } from '#server/database/tables/training-maxes.ts';
import { idsWith, readAs } from '#server/exercises/read-together.ts';

export type TrainingMaxRow = OwnTrainingMax & {
  memberId: string;
  exerciseId: string;
  exerciseName: string;
  setBy: string | null;
  setAt: Date;
};

const columns = `t.member_id as "memberId", e.id as "exerciseId", e.name as "exerciseName", t.percent, t.weight, t.unit,
  t.pounds, t.set_by as "setBy", t.set_at as "setAt"`;

/** Of exercises that are read together the last one that was set, as loads have it. */
const ofMember = statement<TrainingMaxRow, { memberId: string; exerciseId: string | null }>(
  'training_maxes_of_member',
  `select * from (
     select distinct on (e.id) ${columns}
     from training_maxes t join exercises x on x.id = t.exercise_id join exercises e on e.id = ${readAs('x')}
     where t.member_id = :memberId
       and (:exerciseId::uuid is null or e.id = (select ${readAs('f')} from exercises f where f.id = :exerciseId))
     order by e.id, t.set_at desc, t.exercise_id) m
   order by m."exerciseName" collate by_name, m."exerciseId"`,
);

export const trainingMaxesOf = (db: Database, memberId: string, exerciseId: string | undefined) =>
  ofMember(db, { memberId, exerciseId: exerciseId ?? null });

const removeOf = statement<{ exerciseId: string }, { memberId: string; exerciseId: string }>(
  'remove_training_maxes',
  `delete from training_maxes t using exercises e
   where e.id = :exerciseId::uuid and t.member_id = :memberId::uuid
     and t.exercise_id in (select one.id from ${idsWith('e')})
   returning t.exercise_id as "exerciseId"`,
  { alone: true },
);

/** Takes away the training max of a lift, under whichever of its names. */
export const deleteTrainingMax = (db: Database, memberId: string, exerciseId: string) =>
  removeOf(db, { memberId, exerciseId });

export async function insertTrainingMax(
  db: Database,
  said: typeof trainingMaxes.$inferInsert,
): Promise<void> {
  await db.insert(trainingMaxes).values(said);
}
