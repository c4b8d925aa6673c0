import { allergenOptions, dietOptions, type Recipe } from '#web/features/recipes/recipe-text.ts';
import { TagPicker } from '#web/features/recipes/TagPicker.tsx';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { preparingPicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { LineList } from './LineList.tsx';
import { MacroFields } from './MacroFields.tsx';
import { RecipeBasics } from './RecipeBasics.tsx';
import { useRecipeForm } from './use-recipe-form.ts';

type RecipeDialogProps = { recipe: Recipe | null; onClose: () => void };

/** A new recipe, or one to correct. Closed by accident it loses nothing: opened again it is as it was left. */
export function RecipeDialog({ recipe, onClose }: RecipeDialogProps) {
  const { user } = useCurrentUser();
  const form = useRecipeForm(recipe, user?.id ?? '', onClose);
  const { values, errors, change } = form;
  const isOlder = recipe !== null && form.draft?.isOlder === true;
  return (
    <Dialog
      open
      onOpenChange={open => open || onClose()}
      size="lg"
      title={recipe ? 'Edit Recipe' : 'Create Recipe'}
      description="Fuel for the Ascension program: expected strength gains of 20-40%."
      error={form.failure}
      onSubmit={form.submit}
      footer={
        <>
          <DialogClose>Cancel</DialogClose>
          <Button
            type="submit"
            variant="primary"
            pending={form.isPending || form.isPreparing}
            pendingLabel={form.isPreparing ? preparingPicture : 'Saving...'}
          >
            {recipe ? 'Save Changes' : 'Create Recipe'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {form.draft && (
          <RestoredDraft isOlder={isOlder} onStartOver={form.startOver}>
            {isOlder &&
              'What you had typed is back, but the recipe has been changed since: saving replaces it with yours.'}
          </RestoredDraft>
        )}
        <RecipeBasics values={values} errors={errors} onChange={change} onPreparing={form.setPreparing} />
        <MacroFields values={values} errors={errors} onChange={change} />
        <LineList
          label="Ingredients"
          one="Ingredient"
          placeholder="200 g rolled oats"
          hint="Begin with the amount: it is scaled with the servings. A whole list can be pasted."
          lines={values.ingredients}
          error={errors.ingredients}
          onChange={ingredients => change({ ingredients })}
        />
        <LineList
          label="Steps"
          one="Step"
          long
          lines={values.steps}
          error={errors.steps}
          onChange={steps => change({ steps })}
        />
        <LineList
          label="Equipment"
          one="Item"
          placeholder="Large skillet"
          lines={values.equipment}
          error={errors.equipment}
          onChange={equipment => change({ equipment })}
        />
        <TagPicker
          label="Diets it fits"
          options={dietOptions}
          value={values.dietTags}
          error={errors.dietTags}
          onChange={dietTags => change({ dietTags })}
        />
        <TagPicker
          label="Allergens it contains"
          hint="Members who avoid one of these do not see the recipe."
          options={allergenOptions}
          value={values.allergenTags}
          error={errors.allergenTags}
          onChange={allergenTags => change({ allergenTags })}
        />
      </div>
    </Dialog>
  );
}
