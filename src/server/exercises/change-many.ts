import type * as z from 'zod/mini';
import type { changeExercises, putExercisesBack } from '#contract/exercises/many.ts';
import { changedLabels } from '#domain/exercises/changed-labels.ts';
import { type Database, statement } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';
import { exercisesToChange } from './queries.ts';

type Wanted = z.output<typeof changeExercises.body>;
type Before = z.output<typeof putExercisesBack.body>['before'][number];
type Row = Awaited<ReturnType<typeof exercisesToChange>>[number];

/** Only those that were last changed at this instant; null for all of them. */
type Written = { rows: string; now: Date; changedAt: Date | null };

const writeMany = statement<{ id: string }, Written>(
  'change_exercises',
  `update exercises e
   set difficulty_level = v."difficultyLevel", updated_at = :now::timestamptz,
     muscle_groups = array(select jsonb_array_elements_text(v."muscleGroups")),
     equipment = array(select jsonb_array_elements_text(v.equipment)),
     archived_at = case when v."isArchived" then coalesce(e.archived_at, :now) end
   from jsonb_to_recordset(:rows::jsonb) as v(id uuid, "difficultyLevel" text, "muscleGroups" jsonb, equipment jsonb,
     "isArchived" boolean)
   where e.id = v.id and (:changedAt::timestamptz is null or e.updated_at = :changedAt)
     and e.hidden_at is null and e.merged_into_id is null
   returning e.id`,
);

const maxLabels = 40;

/** All of them or none: one that is not there any more is named by none, so the whole is refused. */
export async function changeMany(tx: Database, { ids, ...wanted }: Wanted, now: Date) {
  const found = await exercisesToChange(tx, [...new Set(ids)]);
  if (found.length < new Set(ids).size) throw badInput('ids', 'An exercise is no longer in the library');
  const changed = found.map(row => ({ ...stateOf(row), ...changesOf(row, wanted) }));
  const full = changed.some(
    ({ muscleGroups, equipment }) => muscleGroups.length > maxLabels || equipment.length > maxLabels,
  );
  if (full)
    throw badInput(
      'ids',
      `An exercise would have more than ${maxLabels} muscle groups or pieces of equipment`,
    );
  await writeMany(tx, { rows: JSON.stringify(changed), now, changedAt: null });
  return { before: found.map(stateOf), changedAt: now };
}

const stateOf = ({ id, difficultyLevel, muscleGroups, equipment, archivedAt }: Row): Before => ({
  id,
  difficultyLevel,
  muscleGroups,
  equipment,
  isArchived: archivedAt !== null,
});

const changesOf = ({ muscleGroups, equipment }: Row, wanted: Omit<Wanted, 'ids'>) => ({
  muscleGroups: changedLabels(muscleGroups, {
    add: wanted.addMuscleGroups,
    remove: wanted.removeMuscleGroups,
  }),
  equipment: changedLabels(equipment, { add: wanted.addEquipment, remove: wanted.removeEquipment }),
  ...(wanted.difficultyLevel && { difficultyLevel: wanted.difficultyLevel }),
  ...(wanted.isArchived !== undefined && { isArchived: wanted.isArchived }),
});

/** Exercises that another coach has changed since are left as they are. */
export async function putBack(tx: Database, before: readonly Before[], changedAt: string, now: Date) {
  await exercisesToChange(
    tx,
    before.map(({ id }) => id),
  );
  const rows = await writeMany(tx, { rows: JSON.stringify(before), now, changedAt: new Date(changedAt) });
  return { putBack: rows.length, changedSince: before.length - rows.length };
}
