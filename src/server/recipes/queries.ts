import { and, arrayContains, arrayOverlaps, asc, eq, lte, not, sql } from 'drizzle-orm';
import { searchTerms } from '#domain/names/fold-text.ts';
import { byName } from '#server/database/by-name.ts';
import type { Database } from '#server/database/database.ts';
import { recipes } from '#server/database/tables/recipes.ts';

type NewRecipe = typeof recipes.$inferInsert;

export type RecipeFilter = {
  diet?: string;
  allergens?: string[];
  maxTime?: number;
  include?: string;
};

export function recipesFor(db: Database, { diet, allergens = [], maxTime, include }: RecipeFilter) {
  return db
    .select()
    .from(recipes)
    .where(
      and(
        diet === undefined ? undefined : arrayContains(recipes.dietTags, [diet]),
        allergens.length === 0 ? undefined : not(arrayOverlaps(recipes.allergenTags, allergens)),
        maxTime === undefined ? undefined : lte(recipes.timeMinutes, maxTime),
        include ? holds(include) : undefined,
      ),
    )
    .orderBy(byName(recipes.title), asc(recipes.id));
}

/** As `textSearch` finds it, in title, description or ingredients; taken as it stands, `%` too. */
function holds(text: string) {
  const { whole, words } = searchTerms(text);
  const folded = sql`fold_text(${recipes.title} || chr(10) || ${recipes.description} || chr(10) || coalesce(
    (select string_agg(line, chr(10)) from jsonb_array_elements_text(${recipes.ingredients}) line), ''))`;
  return sql`exists (select from (select ${folded} as text) told where strpos(told.text, ${whole}) > 0 or not exists (
    select from unnest(${sql.param(words)}::text[]) word where strpos(' ' || told.text, ' ' || word) = 0))`;
}

export async function insertRecipe(db: Database, recipe: NewRecipe) {
  const rows = await db.insert(recipes).values(recipe).returning();
  return rows[0];
}

/** The recipe, held until the transaction ends. */
export async function recipeToChange(tx: Database, id: string) {
  const rows = await tx.select().from(recipes).where(eq(recipes.id, id)).for('update');
  return rows[0];
}

export async function updateRecipe(tx: Database, id: string, changes: Partial<NewRecipe>) {
  const rows = await tx.update(recipes).set(changes).where(eq(recipes.id, id)).returning();
  return rows[0];
}

/** Answers which picture is left to remove; nothing when there was no such recipe. */
export async function deleteRecipe(db: Database, id: string): Promise<string | undefined> {
  const rows = await db.delete(recipes).where(eq(recipes.id, id)).returning({ imageUrl: recipes.imageUrl });
  return rows[0]?.imageUrl;
}
