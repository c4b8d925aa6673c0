import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { isInputUnderWay } from '#web/install/state/input-under-way.ts';
import { putOffUpdate, applyUpdate, type Update } from '#web/install/state/update.ts';

/** A new version waits. Where something has been typed, it asks once more. */
export function UpdateCard({ update }: { update: Update }) {
  const [isUnsure, setUnsure] = useState(false);
  const isCalm = useCalm();
  const take = () => {
    if (!isUnsure && isInputUnderWay()) return setUnsure(true);
    return applyUpdate(update);
  };
  if (!isCalm) return null;
  return (
    <aside
      aria-label="Update"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface py-2 pr-2 pl-4 shadow-card"
    >
      <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div role="status" className="min-w-0 flex-1 basis-40">
        <p className="text-sm font-medium">A new version is ready</p>
        {isUnsure && <p className="text-sm text-warning">What you typed on this page is not saved yet.</p>}
      </div>
      <span className="ml-auto flex gap-1">
        <Button size="sm" variant="ghost" onClick={putOffUpdate}>
          Later
        </Button>
        <Button size="sm" onClick={take}>
          {isUnsure ? 'Update anyway' : 'Update'}
        </Button>
      </span>
    </aside>
  );
}

/** In milliseconds. */
const calm = 2_000;

/** Once nobody has touched the page for a while: what comes moves what is below it, which nobody is about to press then. */
function useCalm(): boolean {
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setCalm(true), calm);
    };
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'scroll'];
    for (const kind of kinds) window.addEventListener(kind, wait, { capture: true, passive: true });
    wait();
    return () => {
      window.clearTimeout(timer);
      for (const kind of kinds) window.removeEventListener(kind, wait, true);
    };
  }, []);
  return isCalm;
}
