/** Shows toasts; once, at the root. The widget itself is loaded once the page is used. `<ToastHost />` */
import { Suspense, useEffect } from 'react';
import { useStore } from '#web/state/use-store.ts';
import { lazyPart, Nothing } from '#web/ui/loading/lazy-part.ts';
import { whenInUse } from '#web/ui/loading/when-idle.ts';
import { shownToast } from './toast.ts';

const load = async () => (await import('./Toaster.tsx')).Toaster;
const Toaster = lazyPart(load, Nothing);

export function ToastHost() {
  const toast = useStore(shownToast);
  // A toast may be over before a bad signal has loaded the widget: so it is loaded before.
  useEffect(() => {
    void whenInUse()
      .then(load)
      .catch(() => undefined);
  }, []);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
