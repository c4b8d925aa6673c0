/** Shows toasts; once, at the root. The widget itself is loaded with the first toast. `<ToastHost />` */
import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { currentToast, subscribeToToasts } from './toast.ts';

const Toaster = lazyPart(async () => (await import('./Toaster.tsx')).Toaster);

export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
