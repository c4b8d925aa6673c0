import { MonitorDown, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useBrand } from '#web/brand/use-brand.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { lazyPart } from '#web/ui/loading/lazy-part.ts';
import { askToInstall } from '#web/install/state/install-offer.ts';
import { keepDismissed } from '#web/install/state/installed.ts';

const ManualSteps = lazyPart(async () => (await import('./ManualSteps.tsx')).ManualSteps);

/** The offer itself, in the page. Where the browser can't be asked to install, the steps to do it by hand. */
export function InstallCard({ onDone }: { onDone: () => void }) {
  const { name } = useBrand();
  const [steps, setSteps] = useState<'unread' | 'open' | 'closed'>('unread');
  const install = async () => {
    if (await askToInstall()) onDone();
    else setSteps('open');
  };
  const dismiss = () => {
    keepDismissed();
    onDone();
  };
  return (
    <aside
      aria-label={`Install ${name}`}
      data-install-offer
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface py-3 pr-2 pl-4 shadow-card"
    >
      <MonitorDown aria-hidden="true" className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 max-sm:basis-[calc(100%-7.5rem)]">
        <p className="text-sm font-medium">Install {name}</p>
        <p className="text-sm text-muted">One tap from the home screen, and it opens without a signal.</p>
      </div>
      <Button size="sm" className="max-sm:order-last max-sm:ml-10" onClick={() => void install()}>
        Install
      </Button>
      <IconButton label="Dismiss" size="sm" className="max-sm:self-start" onClick={dismiss}>
        <X />
      </IconButton>
      {steps !== 'unread' && (
        <Suspense fallback={null}>
          <ManualSteps open={steps === 'open'} onClose={() => setSteps('closed')} />
        </Suspense>
      )}
    </aside>
  );
}
