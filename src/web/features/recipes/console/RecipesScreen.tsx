import { ChefHat, Plus } from 'lucide-react';
import { useState } from 'react';
import { listRecipes } from '#contract/recipes.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { found, type Recipe } from '#web/features/recipes/recipe-text.ts';
import { useAct } from '#web/navigation/requested-act.ts';
import { useListAddress } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { inOrder, type Orders } from '#web/lists/in-order.ts';
import { ListTools } from '#web/lists/ListTools.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { RecipeTile, RecipeTileSkeleton } from './RecipeTile.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const DeleteRecipe = partToOpen(async () => (await import('./DeleteRecipe.tsx')).DeleteRecipe);

const RecipeDialog = partToOpen(async () => (await import('./RecipeDialog.tsx')).RecipeDialog);

const recipeOrders = {
  title: { of: ({ title }) => title, up: 'By name', down: 'By name, Z to A' },
  newest: { of: ({ createdAt }) => createdAt, down: 'Newest first' },
  time: { of: ({ timeMinutes }) => timeMinutes, up: 'Quickest first' },
  calories: { of: ({ macros }) => macros.cal, up: 'Fewest calories first', down: 'Most calories first' },
  protein: { of: ({ macros }) => macros.p, down: 'Most protein first' },
} satisfies Orders<Recipe>;

/** The coach's recipes: write, correct, delete. */
export function RecipesScreen() {
  const recipes = useRead(listRecipes, {});
  const list = useListAddress(recipeOrders, 'title');
  const [editing, setEditing] = useState<Recipe | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Recipe | null>(null);
  const add = () => setEditing('new');
  useAct('new-recipe', add);
  return (
    <>
      <PageHeader
        title="Nutrition"
        subtitle="Recipes for the fellowship, with macros that add up."
        actions={
          <Button variant="primary" onClick={add}>
            <Plus aria-hidden="true" /> Create Recipe
          </Button>
        }
      />
      {recipes.isError && !recipes.data ? (
        <ErrorState
          message={sentenceOf(recipes.error, 'The recipes could not be loaded.')}
          onRetry={recipes.refetch}
          retrying={recipes.isFetching}
        />
      ) : (
        <div className="grid gap-4">
          <ListTools label="Search recipes" list={list} orders={recipeOrders} />
          <Grid
            recipes={recipes.data && inOrder(found(recipes.data, list.search), recipeOrders, list.sort)}
            isSearched={(recipes.data?.length ?? 0) > 0}
            onAdd={add}
            onEdit={setEditing}
            onDelete={setDeleting}
          />
        </div>
      )}
      {editing && (
        <RecipeDialog recipe={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {deleting && <DeleteRecipe recipe={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}

type GridProps = {
  /** Undefined while they load. */
  recipes: readonly Recipe[] | undefined;
  /** Whether recipes exist but the search finds none. */
  isSearched: boolean;
  onAdd: () => void;
  onEdit: (recipe: Recipe) => void;
  onDelete: (recipe: Recipe) => void;
};

function Grid({ recipes, isSearched, onAdd, onEdit, onDelete }: GridProps) {
  if (recipes?.length === 0) {
    return isSearched ? (
      <EmptyState icon={ChefHat}>No recipes found matching your search.</EmptyState>
    ) : (
      <EmptyState icon={ChefHat} action={<Button onClick={onAdd}>Create Recipe</Button>}>
        No recipes yet. Create your first recipe to get started.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3" aria-busy={recipes === undefined}>
      {recipes
        ? recipes.map(recipe => (
            <RecipeTile key={recipe.id} recipe={recipe} onEdit={onEdit} onDelete={onDelete} />
          ))
        : Array.from({ length: 6 }, (_, index) => <RecipeTileSkeleton key={index} />)}
    </ul>
  );
}
