import { lazy, Suspense } from 'react';
import { whenIdle } from '#web/offline/when-idle.ts';

const UpdateCard = lazy(async () => {
  await whenIdle();
  return { default: (await import('./UpdateCard.tsx')).UpdateCard };
});

/** Tells when a new version of the app is ready. Nothing is reloaded unasked. */
export function UpdatePrompt() {
  return (
    <Suspense fallback={null}>
      <UpdateCard />
    </Suspense>
  );
}
