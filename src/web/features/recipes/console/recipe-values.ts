import * as z from 'zod/mini';
import { createRecipe } from '#contract/recipes.ts';
import { allergens, diets } from '#domain/nutrition/diet.ts';
import { energyOf, type Macros } from '#domain/nutrition/nutrition.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { numberOrText, typedNumber, unreadText } from '#web/ui/controls/typed-number.ts';
import { linesOf, textsOf } from './lines.ts';

const text = z.string();
const lines = z.array(z.object({ key: z.number(), text }));

/** The form as it is typed. */
export const recipeValues = z.object({
  title: text,
  description: text,
  imageUrl: text,
  timeMinutes: text,
  servings: text,
  dietTags: z.array(z.enum(diets)),
  allergenTags: z.array(z.enum(allergens)),
  p: text,
  c: text,
  f: text,
  ingredients: lines,
  steps: lines,
  equipment: lines,
});

export type RecipeValues = z.output<typeof recipeValues>;

export const valuesOf = (recipe: Recipe | null): RecipeValues => ({
  title: recipe?.title ?? '',
  description: recipe?.description ?? '',
  imageUrl: recipe?.imageUrl ?? '',
  timeMinutes: recipe ? String(recipe.timeMinutes) : '',
  servings: String(recipe?.servings ?? 1),
  dietTags: diets.filter(tag => recipe?.dietTags.includes(tag)),
  allergenTags: allergens.filter(tag => recipe?.allergenTags.includes(tag)),
  p: recipe ? String(recipe.macros.p) : '',
  c: recipe ? String(recipe.macros.c) : '',
  f: recipe ? String(recipe.macros.f) : '',
  ingredients: linesOf(recipe?.ingredients ?? []),
  steps: linesOf(recipe?.steps ?? []),
  equipment: linesOf(recipe?.equipment ?? []),
});

export const macrosOf = ({ p, c, f }: Pick<RecipeValues, 'p' | 'c' | 'f'>): Macros => ({
  p: gramsOf(p),
  c: gramsOf(c),
  f: gramsOf(f),
});

/** Text that is no number counts 0, and is refused by `problemsOf`. */
const gramsOf = (typed: string): number => typedNumber(typed) || 0;

export function bodyOf({ p, c, f, ...values }: RecipeValues): z.input<typeof createRecipe.body> {
  const macros = macrosOf({ p, c, f });
  return {
    ...values,
    timeMinutes: numberOrText(values.timeMinutes),
    servings: numberOrText(values.servings),
    macros: { ...macros, cal: energyOf(macros) } as Macros,
    ingredients: textsOf(values.ingredients),
    steps: textsOf(values.steps),
    equipment: textsOf(values.equipment),
  };
}

type ListField = 'ingredients' | 'steps' | 'equipment';

/** An error of a list, with the index of the line as sent; without one it is about the list itself. */
export type ListError = { message: string; index: number | undefined };

export type RecipeErrors = Partial<Record<Exclude<keyof RecipeValues, ListField> | 'macros', string>> &
  Partial<Record<ListField, ListError>>;

/** The first sentence about each field; of macros, about the one it is. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[]): RecipeErrors {
  const entries = issues.map(({ path: [first, second], message }) => {
    if (isList(first)) return [first, { message, index: second === undefined ? undefined : Number(second) }];
    return [first === 'macros' && second !== undefined ? second : first, message];
  });
  return Object.fromEntries(entries.toReversed()) as RecipeErrors;
}

const isList = (field: PropertyKey | undefined): field is ListField =>
  field === 'ingredients' || field === 'steps' || field === 'equipment';

/** Problems that keep it from being saved; none when it can be. */
export function problemsOf(values: RecipeValues): RecipeErrors {
  const result = z.safeParse(createRecipe.body, bodyOf(values));
  return { ...(!result.success && errorsOf(result.error.issues)), ...unreadMacros(values) };
}

const unreadMacros = (values: RecipeValues): RecipeErrors =>
  Object.fromEntries(
    (['p', 'c', 'f'] as const).flatMap(macro => {
      const problem = unreadText(values[macro], { decimal: true });
      return problem === null ? [] : [[macro, problem]];
    }),
  );
