const stores = new Set<() => boolean>();

/** Asks before the page is left while something is in its memory alone. The service worker has no page to lose. */
export function warnBeforeLosing(isAnyInMemory: () => boolean): void {
  if (stores.size === 0) globalThis.window?.addEventListener('beforeunload', warn);
  stores.add(isAnyInMemory);
}

function warn(event: BeforeUnloadEvent): void {
  if ([...stores].some(isAny => isAny())) event.preventDefault();
}
