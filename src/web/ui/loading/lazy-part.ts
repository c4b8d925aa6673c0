import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A part that is loaded when it is first shown, and stays away when its file does not arrive: without it the rest works on.
 * `const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Absent) }));
}

const Absent = () => null;
