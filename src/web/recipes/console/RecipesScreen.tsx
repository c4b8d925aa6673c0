import { ChefHat, Plus } from 'lucide-react';
import { useState } from 'react';
import { listRecipes } from '#contract/recipes.ts';
import { useRead } from '#web/data/read.ts';
import { sentenceOf } from '#web/data/send.ts';
import { found, type Recipe } from '#web/recipes/recipe-words.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { PageHeader } from '#web/ui/layout/PageHeader.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { ErrorState } from '#web/ui/notices/ErrorState.tsx';
import { RecipeTile, RecipeTileSkeleton } from './RecipeTile.tsx';
import { partToOpen } from '#web/ui/loading/lazy-part.ts';

const DeleteRecipe = partToOpen(async () => (await import('./DeleteRecipe.tsx')).DeleteRecipe);

const RecipeDialog = partToOpen(async () => (await import('./RecipeDialog.tsx')).RecipeDialog);

/** The coach's recipes: write, correct, delete. */
export function RecipesScreen() {
  const recipes = useRead(listRecipes, {});
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<Recipe | 'new' | null>(null);
  const [deleting, setDeleting] = useState<Recipe | null>(null);
  const add = () => setEditing('new');
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
          <SearchField
            label="Search recipes"
            placeholder="Search recipes..."
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <Grid
            recipes={recipes.data && found(recipes.data, search)}
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
  recipes: Recipe[] | undefined;
  /** There are some, only none that is searched for. */
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
