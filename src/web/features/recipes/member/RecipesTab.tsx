import { ChefHat } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { listRecipes } from '#contract/recipes.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { cx } from '#web/ui/look/cx.ts';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { isFiltered, queryOf, type RecipeFilter, unfiltered } from './recipe-filter.ts';
import { RecipeCard, RecipeCardSkeleton } from './RecipeCard.tsx';
import { RecipeFilters } from './RecipeFilters.tsx';

const RecipeDialog = lazyPart(async () => (await import('./RecipeDialog.tsx')).RecipeDialog);

type RecipesTabProps = {
  allergens: readonly string[];
  dietPreference: string | null;
  filter: RecipeFilter;
  onFilter: (filter: RecipeFilter) => void;
  onEditProfile: () => void;
};

export function RecipesTab({ allergens, dietPreference, filter, onFilter, onEditProfile }: RecipesTabProps) {
  const search = useSettled(filter.search);
  const query = queryOf({ ...filter, search }, allergens);
  const recipes = useRead(listRecipes, { query }, { keepPrevious: true });
  const [opened, setOpened] = useState<Recipe | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (recipe: Recipe) => {
    setOpened(recipe);
    setOpen(true);
  };
  return (
    <div className="grid gap-(--stack)">
      <RecipeFilters
        filter={filter}
        onFilter={onFilter}
        allergens={allergens}
        dietPreference={dietPreference}
        onEditProfile={onEditProfile}
      />
      {recipes.isError && !recipes.data ? (
        <ErrorState
          message={sentenceOf(recipes.error, 'The recipes could not be loaded.')}
          onRetry={recipes.refetch}
          retrying={recipes.isFetching}
        />
      ) : (
        <Grid
          recipes={recipes.data ?? null}
          isLoading={recipes.isPending || recipes.isPlaceholderData}
          onOpen={open}
          onClear={isFiltered(filter) ? () => onFilter(unfiltered) : null}
        />
      )}
      <Suspense>
        {opened && (
          <RecipeDialog key={opened.id} recipe={opened} open={isOpen} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </div>
  );
}

type GridProps = {
  /** Null while they load. */
  recipes: Recipe[] | null;
  /** Whether those shown may be of the filter before. */
  isLoading: boolean;
  onOpen: (recipe: Recipe) => void;
  onClear: (() => void) | null;
};

function Grid({ recipes, isLoading, onOpen, onClear }: GridProps) {
  if (recipes?.length === 0 && !isLoading) {
    return (
      <EmptyState icon={ChefHat} action={onClear && <Button onClick={onClear}>Clear Filters</Button>}>
        No recipes found. Try adjusting your filters.
      </EmptyState>
    );
  }
  return (
    <ul
      className={cx(
        'grid gap-(--stack) transition-opacity sm:grid-cols-2 xl:grid-cols-3',
        recipes && isLoading && 'opacity-60',
      )}
      aria-busy={isLoading}
    >
      {!recipes || (isLoading && recipes.length === 0)
        ? Array.from({ length: 6 }, (_, index) => <RecipeCardSkeleton key={index} />)
        : recipes.map(recipe => <RecipeCard key={recipe.id} recipe={recipe} onOpen={onOpen} />)}
    </ul>
  );
}

const pauseMs = 250;

/** The text once typing has paused, so that not every letter calls the server; cleared text is so at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
