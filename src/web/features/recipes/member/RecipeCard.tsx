import { Clock } from 'lucide-react';
import { DishPicture } from '#web/features/recipes/DishPicture.tsx';
import { MacroLine } from '#web/features/recipes/MacroLine.tsx';
import { minutesText, type Recipe, tagLabel } from '#web/features/recipes/recipe-text.ts';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';

const frame =
  'relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card';

/** All of it opens the recipe; its title is the button. */
export function RecipeCard({ recipe, onOpen }: { recipe: Recipe; onOpen: (recipe: Recipe) => void }) {
  const { title, description, imageUrl, timeMinutes, dietTags, macros } = recipe;
  return (
    <li
      className={`${frame} transition-colors [contain-intrinsic-size:auto_24rem] [content-visibility:auto] has-[button:hover]:border-line-strong`}
    >
      <DishPicture imageUrl={imageUrl} dietTags={dietTags} />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="display text-xl break-words">
            <button
              type="button"
              className="text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:-outline-offset-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
              onClick={() => onOpen(recipe)}
            >
              {title}
            </button>
          </h2>
          <p className="mt-1 flex items-center gap-1.5 text-sm text-muted">
            <Clock aria-hidden="true" className="size-4 text-faint" />
            {minutesText(timeMinutes)}
          </p>
        </div>
        {description && <p className="line-clamp-2 text-sm text-muted">{description}</p>}
        <ul className="mt-auto flex flex-wrap gap-1.5" aria-label="Diets">
          {dietTags.map(tag => (
            <li key={tag}>
              <Badge>{tagLabel(tag)}</Badge>
            </li>
          ))}
        </ul>
        <div className="border-t border-line pt-3">
          <MacroLine macros={macros} />
        </div>
      </div>
    </li>
  );
}

export function RecipeCardSkeleton() {
  return (
    <li className={frame}>
      <Skeleton className="aspect-3/2 h-auto w-full rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-5 w-3/4" />
      </div>
    </li>
  );
}
