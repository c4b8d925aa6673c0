import { Suspense } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const UpdateCard = lazyPart(async () => {
  await whenIdle();
  return (await import('./UpdateCard.tsx')).UpdateCard;
});

/** Tells when a new version of the app is ready. Nothing is reloaded unasked. */
export function UpdatePrompt() {
  return (
    <Suspense fallback={null}>
      <UpdateCard />
    </Suspense>
  );
}
