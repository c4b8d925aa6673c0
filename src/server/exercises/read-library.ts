import type { AnswerOf } from '#contract/endpoint.ts';
import type { listExercises } from '#contract/exercises.ts';
import { type Database, statement } from '#server/database/database.ts';

type Row = AnswerOf<typeof listExercises>[number];

type ReadLibraryInput = {
  /** Null for a member: they have no favourites, and default prescriptions are the coach's own. */
  coachId: string | null;
  isArchived: boolean;
  /** The only exercise to read, archived or not. */
  id: string | null;
};

/** Nearly no exercise has others merged into it, so these are found once and not for each. */
const exercisesOf = statement<Row, ReadLibraryInput>(
  'library',
  `select e.id, e.name, e.aliases, coalesce(m.merged, '[]') as merged, e.description, e.category,
     e.muscle_groups as "muscleGroups", e.equipment, e.video_url as "videoUrl", e.difficulty_level as "difficultyLevel",
     e.is_assisted as "isAssisted", e.linked_exercise_id as "linkedExerciseId", e.linked_ratio as "linkedRatio", e.created_by as "createdBy",
     e.created_at as "createdAt", e.updated_at as "updatedAt", f.exercise_id is not null as "isFavourite",
     case when :coachId::uuid is not null then e.default_prescription end as "defaultPrescription"
   from exercises e
   left join (
     select merged_into_id, json_agg(json_build_object('id', id, 'name', name, 'aliases', aliases) order by name collate by_name) as merged
     from exercises where merged_into_id is not null group by merged_into_id) m on m.merged_into_id = e.id
   left join exercise_favourites f on f.exercise_id = e.id and f.user_id = :coachId::uuid
   where e.hidden_at is null and e.merged_into_id is null
     and case when :id::uuid is null then (e.archived_at is not null) = :isArchived::boolean else e.id = :id end
   order by e.name collate by_name`,
  { alone: true },
);

type Viewer = { id: string; role: string };

/** The library as the asker sees it: what is the coach's alone is left out for a member. */
export async function libraryFor(db: Database, viewer: Viewer): Promise<Row[]> {
  if (viewer.role === 'admin') return exercisesOf(db, { coachId: viewer.id, isArchived: false, id: null });
  const rows = await exercisesOf(db, { coachId: null, isArchived: false, id: null });
  return rows.map(({ isFavourite: _star, defaultPrescription: _default, ...row }) => row);
}

export const archivedFor = (db: Database, viewer: Viewer): Promise<Row[]> =>
  exercisesOf(db, { coachId: viewer.id, isArchived: true, id: null });

/** An exercise just made or changed, as its coach sees it. */
export const exerciseFor = async (db: Database, viewer: Viewer, id: string): Promise<Row | undefined> =>
  (await exercisesOf(db, { coachId: viewer.id, isArchived: false, id }))[0];
