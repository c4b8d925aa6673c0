import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';

import { whenInUse } from './when-idle.ts';

type Module<Props extends object> = { default: ComponentType<Props> };

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the part before it is shown, so that it is then shown at once. Never fails: whoever shows it tries again. */
  fetchAhead: () => Promise<void>;
  /** The part itself, once it is there. */
  now: () => ComponentType<Props> | undefined;
};

/** The parts that are on their way: a page is drawn on the server, and taken up in the browser, once they are there. */
const coming = new Set<Promise<unknown>>();

export const partsComing = (): Promise<unknown>[] => [...coming];

/** How a part is fetched, by the path of the call whose answer it shows. */
export const partsByAnswer = new Map<string, () => Promise<void>>();

/**
 * A part that is loaded when it is first shown. When its file does not arrive, `instead` stands in for it; without one the
 * screen says that it could not be opened.
 * `isSoonWanted` for what no page opens with and the next press may open: it is fetched at the first touch of the page.
 * `shows` names the call whose answer it shows, where it shows nothing without one: a page that comes with that answer
 * fetches the part at once.
 * `const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard, Nothing)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: FunctionComponent<object>,
  { shows, isSoonWanted }: { shows?: string; isSoonWanted?: boolean } = {},
): LazyPart<Props> {
  let there: Module<Props> | undefined;
  const fetchPart = async () => (there ??= { default: await load() });
  const part = lazy(() =>
    there ? atOnce(there) : follow(instead ? fetchPart().catch(() => ({ default: instead })) : fetchPart()),
  );
  const fetchAhead = () => follow(fetchPart()).then(nothing, nothing);
  if (shows !== undefined) partsByAnswer.set(shows, fetchAhead);
  // Nobody waits for it yet, so it is not among what is coming.
  if (isSoonWanted) void whenInUse().then(fetchPart).catch(nothing);
  return Object.assign(part, { fetchAhead, now: () => there?.default });
}

type FetchedProps<Props extends object> = {
  part: LazyPart<Props>;
  isWanted?: boolean;
  props: Props;
  /** What stands there until then. */
  meanwhile?: ReactNode;
};

/**
 * A part as soon as it is wanted and there. It appears the moment it is there: what React suspends it shows again 300 ms
 * later at the earliest. What did not arrive is left to React, which asks once more and says so.
 */
export function Fetched<Props extends object>(given: FetchedProps<Props>): ReactNode {
  const { part, isWanted = true, props, meanwhile = null } = given;
  const [looked, setLooked] = useState<object | null>(null);
  const there = part.now() ?? (looked === part ? part : undefined);
  const isThere = there !== undefined;
  if (isWanted && !isThere && typeof window === 'undefined') void part.fetchAhead();
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isLeft = false;
    void part.fetchAhead().then(() => isLeft || setLooked(part));
    return () => {
      isLeft = true;
    };
  }, [part, isWanted, isThere]);
  if (!isWanted || !there) return meanwhile;
  const shown = createElement(there, props);
  // Asked for once more, it is waited for in its own place.
  return there === part ? createElement(Suspense, { fallback: meanwhile }, shown) : shown;
}

/**
 * A part that opens, such as a dialog: no page begins with it, so it is fetched at the first touch of the page.
 * `const EditDialog = partToOpen(async () => (await import('./EditDialog.tsx')).EditDialog)`
 */
export function partToOpen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const part = lazyPart(load, undefined, { isSoonWanted: true });
  return props => createElement(Fetched<Props>, { part, props });
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
