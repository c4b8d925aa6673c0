/** Shows toasts; once, at the root. The widget itself is loaded with the first toast. `<ToastHost />` */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

const Toaster = lazy(() => import('./Toaster.tsx').then(({ Toaster }) => ({ default: Toaster })));

export function ToastHost() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  if (!toast) return null;
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  );
}
