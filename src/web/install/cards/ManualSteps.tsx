import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';

const ways = [
  {
    browser: 'Android Chrome',
    steps: ['Open the menu (three dots).', 'Tap Install app or Add to Home screen.', 'Confirm.'],
  },
  {
    browser: 'iOS Safari',
    steps: ['Tap Share.', 'Tap Add to Home Screen.', 'Tap Add.'],
  },
];

/** How to install the app by hand. */
export function ManualSteps({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { name } = useBrand();
  return (
    <Dialog
      open={open}
      onOpenChange={isOpen => isOpen || onClose()}
      title={`Install ${name}`}
      description="You do this in your browser. It takes three taps."
      footer={
        <Button variant="primary" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <div className="grid gap-6 sm:grid-cols-2">
        {ways.map(({ browser, steps }) => (
          <section key={browser} aria-label={browser}>
            <h3 className="font-medium">{browser}</h3>
            <ol className="mt-2 grid gap-2">
              {steps.map((step, index) => (
                <li key={step} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-medium text-accent"
                  >
                    {stepNumber(index)}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const stepNumber = (index: number) => index + 1;
