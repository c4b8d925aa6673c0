import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { BottomCard } from './BottomCard.tsx';
import { isInputUnderWay } from './input-under-way.ts';
import { putOffUpdate, takeUpdate, useUpdate } from './update.ts';

/** A new version waits. Where something has been typed, it asks once more. */
export function UpdateCard() {
  const update = useUpdate();
  const [isUnsure, setUnsure] = useState(false);
  if (update === null) return null;
  const take = () => {
    if (!isUnsure && isInputUnderWay()) return setUnsure(true);
    return takeUpdate(update);
  };
  const wait = () => {
    setUnsure(false);
    putOffUpdate();
  };
  return (
    <BottomCard label="Update">
      <RefreshCw aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div role="status" className="min-w-0 flex-1 basis-40">
        <p className="text-sm font-medium">A new version is ready</p>
        {isUnsure && <p className="text-sm text-warning">What you typed on this page is not saved yet.</p>}
      </div>
      <span className="ml-auto flex gap-1">
        <Button size="sm" variant="ghost" onClick={wait}>
          Later
        </Button>
        <Button size="sm" onClick={take}>
          {isUnsure ? 'Update anyway' : 'Update'}
        </Button>
      </span>
    </BottomCard>
  );
}
