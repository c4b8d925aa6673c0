import { createStore } from '#web/state/store.ts';

/** Whether the place where anything is found is open; null where there is none. */
export const finding = createStore<boolean | null>(null);

/** What is looked for. */
export const findingText = createStore('');

/** Opens it, with what was typed before the app answered. */
export function openFinder(typedBefore = ''): void {
  if (finding.now() === true) return;
  findingText.set(typedBefore);
  finding.set(true);
}

export const closeFinder = (): void => finding.set(false);
