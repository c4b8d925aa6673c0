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
import { Button } from '#web/ui/buttons/Button.tsx';
import { whenInUse } from './when-idle.ts';

type Module<Props extends object> = { default: ComponentType<Props> };

export type LazyPart<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Preloads the part, so that it is then shown at once. Never fails: the component that shows it tries again. */
  preload: () => Promise<void>;
  /** The part itself, once it is there. */
  now: () => ComponentType<Props> | undefined;
};

/** The parts that are loading: a page is rendered on the server, and hydrated in the browser, once they are there. */
const loading = new Set<Promise<unknown>>();

export const loadingParts = (): Promise<unknown>[] => [...loading];

/** Loaders of parts, by the path of the call whose answer they show. */
export const partsByAnswer = new Map<string, () => Promise<void>>();

/**
 * A part that is loaded when it is first shown. When its file does not arrive, `instead` stands in for it; without one its
 * place says so, and it comes with the signal.
 * `isSoonWanted` for what no page opens with and the next press may open: it is fetched at the first touch of the page.
 * `shows` names the call whose answer it shows, where it shows nothing without one: a page that comes with that answer
 * fetches the part at once.
 * `const InstallCard = lazyPart(async () => (await import('./InstallCard.tsx')).InstallCard, Nothing)`
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: FunctionComponent<object>,
  { shows, isSoonWanted, isScreen }: { shows?: string; isSoonWanted?: boolean; isScreen?: boolean } = {},
): LazyPart<Props> {
  let there: Module<Props> | undefined;
  const fetchPart = async () => (there ??= { default: await load() });
  const absent = instead ?? untilArrived(fetchPart, () => there);
  const part = lazy(() =>
    there ? atOnce(there) : follow(isScreen ? fetchPart() : fetchPart().catch(() => ({ default: absent }))),
  );
  const preload = () => follow(fetchPart()).then(nothing, nothing);
  if (shows !== undefined) partsByAnswer.set(shows, preload);
  // No one waits for it yet, so it is not among the loading ones.
  if (isSoonWanted) void whenInUse().then(fetchPart).catch(nothing);
  return Object.assign(part, { preload, now: () => there?.default });
}

/** A whole screen: when its file does not arrive, the page says that it could not be opened. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, undefined, { isScreen: true });

/**
 * Shown where a part's file did not arrive, so that the rest of the screen stays, with its input. The part is loaded
 * again when the signal is back, or by hand.
 */
function untilArrived<Props extends object>(
  fetchPart: () => Promise<Module<Props>>,
  now: () => Module<Props> | undefined,
): FunctionComponent<Props> {
  return props => {
    const [part, setPart] = useState(now);
    const ask = () => void fetchPart().then(setPart, nothing);
    useEffect(() => {
      window.addEventListener('online', ask);
      return () => window.removeEventListener('online', ask);
    }, []);
    if (part) return createElement(part.default, props);
    const again = createElement(Button, { onClick: ask }, 'Try again');
    return createElement('p', { role: 'alert' }, 'This part could not be loaded. Check your signal. ', again);
  };
}

type FetchedProps<Props extends object> = {
  part: LazyPart<Props>;
  isWanted?: boolean;
  props: Props;
  /** Placeholder until then. */
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
  if (isWanted && !isThere && typeof window === 'undefined') void part.preload();
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isLeft = false;
    void part.preload().then(() => isLeft || setLooked(part));
    return () => {
      isLeft = true;
    };
  }, [part, isWanted, isThere]);
  if (!isWanted || !there) return meanwhile;
  const shown = createElement(there, props);
  // A second attempt is waited for in its own place.
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
  loading.add(noted);
  void noted.then(() => loading.delete(noted));
  return arriving;
}

/** For what the rest works on without. */
export const Nothing = () => null;
