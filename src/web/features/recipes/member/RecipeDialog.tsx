import { ChefHat } from 'lucide-react';
import { useState } from 'react';
import { minutesText, type Recipe, servingsText } from '#web/features/recipes/recipe-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog, DialogClose } from '#web/ui/dialogs/Dialog.tsx';
import { CookingFooter, CookingSteps } from './Cooking.tsx';
import { RecipeDetail } from './RecipeDetail.tsx';

type RecipeDialogProps = { recipe: Recipe; open: boolean; onClose: () => void };

/** A recipe to read, and to cook by: then one step at a time, in big text. Opened again it is where it was left. */
export function RecipeDialog({ recipe, open, onClose }: RecipeDialogProps) {
  const [servings, setServings] = useState(recipe.servings);
  /** The step that is being cooked; null while reading. */
  const [step, setStep] = useState<number | null>(null);
  const { title, steps, timeMinutes } = recipe;
  const isCooking = step !== null && step < steps.length;
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      size={isCooking ? 'xl' : 'lg'}
      title={title}
      description={
        isCooking
          ? `Step ${step + 1} of ${steps.length} · ${servingsText(servings)}`
          : minutesText(timeMinutes)
      }
      footer={
        isCooking ? (
          <CookingFooter step={step} count={steps.length} onStep={setStep} />
        ) : (
          <>
            <DialogClose>Close</DialogClose>
            {steps.length > 0 && (
              <Button variant="primary" onClick={() => setStep(0)}>
                <ChefHat aria-hidden="true" /> Start Cooking
              </Button>
            )}
          </>
        )
      }
    >
      {isCooking ? (
        <CookingSteps recipe={recipe} servings={servings} step={step} onStep={setStep} />
      ) : (
        <RecipeDetail recipe={recipe} servings={servings} onServings={setServings} />
      )}
    </Dialog>
  );
}
