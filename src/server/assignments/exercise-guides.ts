import type { AnswerOf } from '#contract/endpoint.ts';
import type { getExerciseGuides } from '#contract/exercises.ts';
import { type Owner, type Scope, inScope, scopeOf } from '#server/accounts/owner.ts';
import { type Database, statement } from '#server/database/database.ts';

type Guides = AnswerOf<typeof getExerciseGuides>;

/** The exercises of all training days that count, each once; one that is hidden from the library by now too. */
const guidesOf = statement<{ guides: Guides }, Scope & { assignmentId: string }>(
  'exercise_guides',
  `select coalesce((
     select json_agg(x) from (
       select e.id, e.description, e.muscle_groups as "muscleGroups", e.equipment, e.video_url as "videoUrl"
       from exercises e
       where e.id in (
         select p.exercise_id from day_version_exercises p where p.day_version_id in (
           select d.day_version_id from training_days d where d.assignment_id = a.id and d.state = 'scheduled'))
       order by e.name collate by_name) x), '[]') as guides
   from assignments a
   where a.id = :assignmentId and a.removed_at is null and ${inScope('a.member_id')}`,
);

export const exerciseGuides = async (db: Database, assignmentId: string, owner: Owner) =>
  (await guidesOf(db, { assignmentId, ...scopeOf(owner) }))[0]?.guides ?? null;
