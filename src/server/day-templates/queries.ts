import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { prescriptionFields } from '#contract/programs.ts';
import type { TemplateKind } from '#domain/day-templates.ts';
import type { ExerciseCategory } from '#domain/prescriptions/exercise-category.ts';
import { type Database, statement } from '#server/database/database.ts';
import { dayTemplates } from '#server/database/tables/day-templates.ts';

type NewTemplate = typeof dayTemplates.$inferInsert;

type Row = {
  id: string;
  kind: TemplateKind;
  name: string;
  dayName: string;
  notes: string;
  exercises: NewTemplate['exercises'];
  unknown: { id: string; name: string; category: ExerciseCategory }[];
  createdAt: Date;
  updatedAt: Date;
};

/** By name, each with those of its exercises that have left the library. */
const templates = statement<Row, { id: string | null }>(
  'day_templates',
  `select t.id, t.kind, t.name, t.day_name as "dayName", t.notes, t.exercises,
     t.created_at as "createdAt", t.updated_at as "updatedAt", coalesce((
       select json_agg(json_build_object('id', e.id, 'name', e.name, 'category', e.category) order by e.name collate by_name, e.id)
       from exercises e where e.hidden_at is not null and e.id in (
         select (x->>'exerciseId')::uuid from jsonb_array_elements(t.exercises) x
         union
         select a.id::uuid from jsonb_array_elements(t.exercises) x
           cross join jsonb_array_elements_text(x->'alternateExerciseIds') as a(id))
     ), '[]') as unknown
   from day_templates t where :id::uuid is null or t.id = :id
   order by t.name collate by_name, t.kind, t.id`,
  { alone: true },
);

/** Fields missing from an earlier template are as in a prescription without them. */
const silent = z.parse(prescriptionFields, {});

const whole = ({ exercises, ...row }: Row) => ({
  ...row,
  exercises: exercises.map(exercise => ({ ...silent, ...exercise })),
});

export const allTemplates = async (db: Database) => (await templates(db, { id: null })).map(whole);

export async function findTemplate(db: Database, id: string) {
  const [row] = await templates(db, { id });
  return row && whole(row);
}

export const countTemplates = (tx: Database) => tx.$count(dayTemplates);

export async function insertTemplate(tx: Database, template: NewTemplate): Promise<string> {
  const [row] = await tx.insert(dayTemplates).values(template).returning({ id: dayTemplates.id });
  return row?.id ?? '';
}

/** Held until the transaction ends: what it names is read before it is changed. */
export async function templateToChange(tx: Database, id: string) {
  const rows = await tx.select().from(dayTemplates).where(eq(dayTemplates.id, id)).for('update');
  return rows[0];
}

export async function setTemplate(tx: Database, id: string, changes: Partial<NewTemplate>): Promise<void> {
  await tx.update(dayTemplates).set(changes).where(eq(dayTemplates.id, id));
}

export async function deleteTemplate(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .delete(dayTemplates)
    .where(eq(dayTemplates.id, id))
    .returning({ id: dayTemplates.id });
  return rows.length > 0;
}
