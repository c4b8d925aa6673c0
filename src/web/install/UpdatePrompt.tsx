import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { useUpdate } from './state/update.ts';

const UpdateCard = lazyPart(async () => (await import('./cards/UpdateCard.tsx')).UpdateCard, Nothing);

/** Tells, above the page, when a new version of the app is ready. Nothing is reloaded unasked. */
export function UpdatePrompt() {
  const update = useUpdate();
  if (update === null) return null;
  return (
    <Suspense fallback={null}>
      <UpdateCard update={update} />
    </Suspense>
  );
}
