import { type ComponentType, type FunctionComponent, lazy, type LazyExoticComponent } from 'react';

type Module<Props extends object> = { default: ComponentType<Props> };

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part before it is shown, so that it is then shown at once. Never fails: whoever shows it tries again. */
  fetchAhead: () => Promise<void>;
};

/** The parts that are on their way: a page is drawn on the server, and taken up in the browser, once they are there. */
const coming = new Set<Promise<unknown>>();

export const partsComing = (): Promise<unknown>[] => [...coming];

/** How a part is fetched, by the path of the call whose answer it shows. */
export const partsByAnswer = new Map<string, () => Promise<void>>();

/**
 * A part that is loaded when it is first shown. When its file does not arrive, `instead` stands in for it; without one the
 * screen says that it could not be opened.
 * `shows` names the call whose answer it shows, where it shows nothing without one: a page that comes with that answer
 * fetches the part at once.
 * `const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard, Nothing)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: FunctionComponent<object>,
  { shows }: { shows?: string } = {},
): LazyPart<Props> {
  let there: Module<Props> | undefined;
  const fetchPart = async () => (there ??= { default: await load() });
  const part = lazy(() =>
    there ? atOnce(there) : follow(instead ? fetchPart().catch(() => ({ default: instead })) : fetchPart()),
  );
  const fetchAhead = () => follow(fetchPart()).then(nothing, nothing);
  if (shows !== undefined) partsByAnswer.set(shows, fetchAhead);
  return Object.assign(part, { fetchAhead });
}

const nothing = () => undefined;

/** React asks a promise first and waits for it; what answers within the asking is shown without a wait. */
const atOnce = <Value>(value: Value): Promise<Value> =>
  // oxlint-disable-next-line unicorn/no-thenable -- that is what it is
  ({ then: (take: (value: Value) => void) => take(value) }) as Promise<Value>;

function follow<Value>(arriving: Promise<Value>): Promise<Value> {
  const noted = arriving.then(nothing, nothing);
  coming.add(noted);
  void noted.then(() => coming.delete(noted));
  return arriving;
}

/** For what the rest works on without. */
export const Nothing = () => null;
