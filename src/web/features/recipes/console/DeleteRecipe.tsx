import { deleteRecipe } from '#contract/recipes.ts';
import { useSend } from '#web/data/send.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { ConfirmDialog } from '#web/ui/dialogs/ConfirmDialog.tsx';
import { dropDraft } from './recipe-draft.ts';

export function DeleteRecipe({ recipe, onClose }: { recipe: Recipe; onClose: () => void }) {
  const { user } = useCurrentUser();
  const remove = useSend(deleteRecipe, {
    success: { title: 'Success', description: 'Recipe deleted successfully' },
    failure: 'Failed to delete recipe',
    plainly: true,
    onSuccess: () => {
      dropDraft({ userId: user?.id ?? '', recipe });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={open => open || onClose()}
      title={`Delete ${recipe.title}?`}
      description="Members no longer find it. This cannot be undone."
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={remove.isPending}
      error={remove.isError ? 'Failed to delete recipe' : undefined}
      onConfirm={() => remove.mutate({ params: { id: recipe.id } })}
    />
  );
}
