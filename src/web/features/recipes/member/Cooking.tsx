import { ArrowLeft, ArrowRight, Check, ListChecks, MonitorSmartphone } from 'lucide-react';
import { useEffect } from 'react';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ProgressBar } from '#web/ui/figures/ProgressBar.tsx';
import { useScreenAwake } from '#web/ui/controls/screen-awake.ts';
import { Ingredients } from './Ingredients.tsx';

/** Null leaves the cooking. */
type OnStep = (step: number | null) => void;

type CookingStepsProps = { recipe: Recipe; servings: number; step: number; onStep: OnStep };

/** A step in letters that can be read from across the stove. */
export function CookingSteps({ recipe, servings, step, onStep }: CookingStepsProps) {
  const isAwake = useScreenAwake();
  const { steps } = recipe;
  useArrowKeys(step, steps.length, onStep);
  return (
    <div className="grid gap-6 sm:min-h-[22rem] sm:grid-rows-[auto_1fr_auto]">
      <ProgressBar
        label={`Step ${step + 1} of ${steps.length}`}
        hideLabel
        value={step + 1}
        max={steps.length}
      />
      <p
        aria-live="polite"
        aria-atomic="true"
        className="self-center font-serif text-3xl leading-snug text-balance break-words sm:text-5xl sm:leading-tight"
      >
        {steps[step]}
      </p>
      <div className="grid gap-3">
        <details className="rounded-md border border-line">
          <summary className="flex min-h-(--control-height) cursor-pointer items-center gap-2 px-4 font-medium">
            <ListChecks aria-hidden="true" className="size-4.5 text-accent" /> Ingredients
          </summary>
          <div className="border-t border-line p-4">
            <Ingredients recipe={recipe} servings={servings} />
          </div>
        </details>
        {isAwake && (
          <p className="flex items-center gap-2 text-sm text-faint">
            <MonitorSmartphone aria-hidden="true" className="size-4" /> The screen stays on while you cook.
          </p>
        )}
      </div>
    </div>
  );
}

type CookingFooterProps = { step: number; count: number; onStep: OnStep };

export function CookingFooter({ step, count, onStep }: CookingFooterProps) {
  const isLast = step === count - 1;
  return (
    <>
      <Button size="lg" onClick={() => onStep(step === 0 ? null : step - 1)}>
        <ArrowLeft aria-hidden="true" /> {step === 0 ? 'Recipe' : 'Previous'}
      </Button>
      <Button variant="primary" size="lg" onClick={() => onStep(isLast ? null : step + 1)}>
        {isLast ? (
          <>
            <Check aria-hidden="true" /> Done
          </>
        ) : (
          <>
            Next <ArrowRight aria-hidden="true" />
          </>
        )}
      </Button>
    </>
  );
}

/** For floury fingers: the arrow keys leaf through the steps, and stay within them. */
function useArrowKeys(step: number, count: number, onStep: OnStep): void {
  useEffect(() => {
    const leaf = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' && step < count - 1) onStep(step + 1);
      if (key === 'ArrowLeft' && step > 0) onStep(step - 1);
    };
    window.addEventListener('keydown', leaf);
    return () => window.removeEventListener('keydown', leaf);
  }, [step, count, onStep]);
}
