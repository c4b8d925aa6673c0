const dismissedUnder = 'pwa-install-dismissed';

/** The app runs in a window of its own; Safari says so in a way of its own. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

export function isDismissed(): boolean {
  try {
    return localStorage.getItem(dismissedUnder) !== null;
  } catch {
    return false;
  }
}

export function keepDismissed(): void {
  try {
    localStorage.setItem(dismissedUnder, 'true');
  } catch {
    // Storage is closed to us: it is hidden until the next start.
  }
}
