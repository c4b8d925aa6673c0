import { useEffect } from 'react';

/** Warns where leaving the page would lose typed text. */
export function useWarningBeforeLeaving(wanted: boolean): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => wanted && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [wanted]);
}
