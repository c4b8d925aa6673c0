import type { ReactNode } from 'react';
import { DishPicture } from '#web/features/recipes/DishPicture.tsx';
import { figure, type Recipe, tagLabel } from '#web/features/recipes/recipe-text.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Ingredients } from './Ingredients.tsx';
import { Servings } from './Servings.tsx';

type RecipeDetailProps = { recipe: Recipe; servings: number; onServings: (servings: number) => void };

export function RecipeDetail({ recipe, servings, onServings }: RecipeDetailProps) {
  const { description, imageUrl, dietTags, allergenTags, ingredients, steps, equipment } = recipe;
  return (
    <div className="grid gap-6">
      <DishPicture imageUrl={imageUrl} dietTags={dietTags} className="rounded-lg sm:aspect-5/2" />
      {description && <p className="text-muted whitespace-pre-line">{description}</p>}
      <PerServing macros={recipe.macros} />
      <Tags dietTags={dietTags} allergenTags={allergenTags} />
      {ingredients.length > 0 && (
        <Part title="Ingredients" actions={<Servings servings={servings} onChange={onServings} />}>
          <Ingredients recipe={recipe} servings={servings} />
        </Part>
      )}
      {equipment.length > 0 && (
        <Part title="Equipment">
          <p className="text-muted">{equipment.join(' · ')}</p>
        </Part>
      )}
      {steps.length > 0 && (
        <Part title="Steps">
          <Steps steps={steps} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="display text-xl">{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map((step, index) => (
        <li key={index} className="flex gap-4">
          <span aria-hidden="true" className="display w-6 shrink-0 text-right text-2xl text-accent">
            {index + 1}
          </span>
          <p className="min-w-0 pt-0.5 break-words">{step}</p>
        </li>
      ))}
    </ol>
  );
}

const figures = [
  ['Calories', 'cal', 'kcal'],
  ['Protein', 'p', 'g'],
  ['Carbs', 'c', 'g'],
  ['Fats', 'f', 'g'],
] as const;

function PerServing({ macros }: { macros: Recipe['macros'] }) {
  return (
    <section aria-label="Per serving" className="grid gap-2">
      <p aria-hidden="true" className="text-sm text-faint">
        Per serving
      </p>
      <dl className="grid grid-cols-4 divide-x divide-line rounded-lg border border-line bg-surface py-3 text-center">
        {figures.map(([name, key, unit]) => (
          <div key={key} className="min-w-0 px-1">
            <dt className="text-xs text-faint sm:text-sm">{name}</dt>
            <dd>
              <span className="text-xl font-medium sm:text-2xl">
                {key === 'cal' ? Math.round(macros.cal).toLocaleString('en-US') : figure(macros[key])}
              </span>
              <span className="text-xs text-faint sm:text-sm"> {unit}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tags({ dietTags, allergenTags }: Pick<Recipe, 'dietTags' | 'allergenTags'>) {
  if (dietTags.length + allergenTags.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {dietTags.map(tag => (
        <li key={tag}>
          <Badge>{tagLabel(tag)}</Badge>
        </li>
      ))}
      {allergenTags.map(tag => (
        <li key={`contains ${tag}`}>
          <Badge tone="warning">Contains {tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
