import { cannotScale, scaleIngredient } from '#domain/nutrition/ingredient-amount.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';

/** Ingredients for a number of servings. */
export function Ingredients({ recipe, servings }: { recipe: Recipe; servings: number }) {
  const factor = servings / recipe.servings;
  return (
    <ul className="grid gap-2">
      {recipe.ingredients.map((line, index) => (
        <li key={index} className="flex gap-3">
          <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-accent-fill" />
          <span className="min-w-0 break-words">
            {scaleIngredient(line, factor)}
            {factor !== 1 && cannotScale(line) && (
              <span className="text-sm text-faint"> (as written for {recipe.servings})</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
