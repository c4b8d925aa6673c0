import { type ComponentType, type FunctionComponent, lazy, type LazyExoticComponent } from 'react';

/**
 * A part that is loaded when it is first shown. When its file does not arrive, `instead` stands in for it; without one the
 * screen says that it could not be opened.
 * `const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard, Nothing)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: FunctionComponent<object>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await (instead ? load().catch(() => instead) : load()) }));
}

/** For what the rest works on without. */
export const Nothing = () => null;
