import { useEffect } from 'react';

/** For when leaving the page would cost what was written. */
export function useWarningBeforeLeaving(wanted: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => wanted && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
