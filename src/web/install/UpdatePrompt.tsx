import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { useUpdate } from './update.ts';

const UpdateCard = lazyPart(async () => (await import('./UpdateCard.tsx')).UpdateCard, Nothing);

/** Tells when a new version of the app is ready. Nothing is reloaded unasked. */
export function UpdatePrompt() {
  if (useUpdate() === null) return null;
  return (
    <Suspense fallback={null}>
      <UpdateCard />
    </Suspense>
  );
}
