import { Check } from 'lucide-react';
import { useGoTo } from '#web/navigation/go-to.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/layout/Card.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { VisuallyHidden } from '#web/ui/look/VisuallyHidden.tsx';
import { nextStep, type Step } from './first-steps.ts';

/** A checklist for a coach whose first member does not train yet. */
export function FirstSteps({ steps }: { steps: readonly Step[] }) {
  const next = nextStep(steps);
  const done = steps.filter(step => step.done).length;
  return (
    <Card
      accent
      title="First steps"
      description={`${done} of ${steps.length} done. At the end your first member opens the app and finds today's training.`}
    >
      <ol className="divide-y divide-line/60">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ step, number, isNext }: { step: Step; number: number; isNext: boolean }) {
  const goTo = useGoTo();
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 py-3.5 first:pt-0 last:pb-0"
    >
      <div className={cx('flex min-w-0 flex-1 basis-64 gap-3.5', step.done && 'items-center')}>
        <StepMark done={step.done} number={number} isNext={isNext} />
        <div className="min-w-0">
          <h3 className={cx('text-base font-medium', step.done && 'text-muted')}>
            {step.title}
            {step.done && <VisuallyHidden>, done</VisuallyHidden>}
          </h3>
          {!step.done && <p className="mt-0.5 text-sm text-muted">{step.reason}</p>}
        </div>
      </div>
      {!step.done && (
        <Button
          variant={isNext ? 'primary' : 'secondary'}
          className={isNext ? 'max-sm:w-full' : 'max-sm:ml-11.5'}
          onClick={() => goTo(step.section)}
        >
          {step.action}
        </Button>
      )}
    </li>
  );
}

function markLook({ done, isNext }: { done: boolean; isNext: boolean }): string {
  if (done) return 'border-transparent bg-success-soft text-success';
  return isNext ? 'border-accent text-accent' : 'border-line-strong text-muted';
}

function StepMark({ done, number, isNext }: { done: boolean; number: number; isNext: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'display grid size-8 shrink-0 place-items-center rounded-full border text-sm',
        markLook({ done, isNext }),
      )}
    >
      {done ? <Check className="size-4" strokeWidth={2.5} /> : number}
    </span>
  );
}
