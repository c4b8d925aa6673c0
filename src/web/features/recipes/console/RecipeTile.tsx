import { Pencil, Trash2 } from 'lucide-react';
import { DishPicture } from '#web/features/recipes/DishPicture.tsx';
import { MacroLine } from '#web/features/recipes/MacroLine.tsx';
import {
  figure,
  minutesText,
  type Recipe,
  servingsText,
  tagLabel,
} from '#web/features/recipes/recipe-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';

type RecipeTileProps = {
  recipe: Recipe;
  onEdit: (recipe: Recipe) => void;
  onDelete: (recipe: Recipe) => void;
};

const frame = 'flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-card';

export function RecipeTile({ recipe, onEdit, onDelete }: RecipeTileProps) {
  const { title, description, imageUrl, timeMinutes, servings, dietTags, allergenTags, macros } = recipe;
  return (
    <li className={`${frame} [contain-intrinsic-size:auto_20rem] [content-visibility:auto]`}>
      <DishPicture imageUrl={imageUrl} dietTags={dietTags} className="aspect-5/2" />
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <h2 className="font-medium break-words">{title}</h2>
            <p className="text-sm text-muted">
              {minutesText(timeMinutes)} · {servingsText(servings)} · {figure(macros.cal)} kcal
            </p>
          </div>
          <IconButton label={`Edit ${title}`} size="sm" onClick={() => onEdit(recipe)}>
            <Pencil />
          </IconButton>
          <IconButton label={`Delete ${title}`} size="sm" onClick={() => onDelete(recipe)}>
            <Trash2 />
          </IconButton>
        </div>
        {description && <p className="line-clamp-2 text-sm text-muted">{description}</p>}
        <MacroLine macros={macros} />
        <ul className="mt-auto flex flex-wrap gap-1.5">
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
      </div>
    </li>
  );
}

export function RecipeTileSkeleton() {
  return (
    <li className={frame}>
      <Skeleton className="aspect-5/2 h-auto w-full rounded-none" />
      <div className="grid gap-3 p-4">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
    </li>
  );
}
