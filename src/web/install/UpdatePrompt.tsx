import { Suspense } from 'react';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

const UpdateCard = lazyPart(async () => {
  await whenIdle();
  return (await import('./UpdateCard.tsx')).UpdateCard;
}, Nothing);

/** Tells when a new version of the app is ready. Nothing is reloaded unasked. */
export function UpdatePrompt() {
  return (
    <Suspense fallback={null}>
      <UpdateCard />
    </Suspense>
  );
}
