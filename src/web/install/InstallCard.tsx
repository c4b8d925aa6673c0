import { MonitorDown, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { BottomCard } from './BottomCard.tsx';
import { askToInstall } from './install-offer.ts';
import { keepDismissed } from './installed.ts';
import { useUpdate } from './update.ts';

const ManualSteps = lazyPart(async () => (await import('./ManualSteps.tsx')).ManualSteps);

/** The offer itself. Where the browser can't be asked to install, the steps to do it by hand. */
export function InstallCard({ onDone }: { onDone: () => void }) {
  const { name } = useBrand();
  const [steps, setSteps] = useState<'unread' | 'open' | 'closed'>('unread');
  const isUpdateShown = useUpdate() !== null;
  const install = async () => {
    if (await askToInstall()) onDone();
    else setSteps('open');
  };
  const dismiss = () => {
    keepDismissed();
    onDone();
  };
  return (
    <>
      {!isUpdateShown && (
        <BottomCard label={`Install ${name}`}>
          <MonitorDown aria-hidden="true" className="size-6 shrink-0 text-accent" />
          <div className="min-w-0 flex-1">
            <p className="text-sm font-medium">Install {name}</p>
            <p className="text-sm text-muted max-sm:hidden">
              One tap from the home screen, and it opens without a signal.
            </p>
          </div>
          <Button size="sm" onClick={() => void install()}>
            Install
          </Button>
          <IconButton label="Dismiss" size="sm" onClick={dismiss}>
            <X />
          </IconButton>
        </BottomCard>
      )}
      {steps !== 'unread' && (
        <Suspense fallback={null}>
          <ManualSteps open={steps === 'open'} onClose={() => setSteps('closed')} />
        </Suspense>
      )}
    </>
  );
}
