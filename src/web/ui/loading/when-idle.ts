/** In milliseconds. */
const rest = 8_000;

/** Resolves once the page has long been idle: time to load what may be wanted next. */
export async function whenRested(): Promise<void> {
  await whenIdle();
  await new Promise(resolve => setTimeout(resolve, rest));
}

/** In milliseconds: so long after it was idle first, a page has loaded all that it shows. */
const quiet = 2_000;

let firstQuiet: Promise<void> | undefined;

/** Resolves once the page has all that it shows, for work behind it: by then no one waits for the line. */
export async function whenQuiet(): Promise<void> {
  firstQuiet ??= whenIdle()
    .then(() => new Promise(resolve => setTimeout(resolve, quiet)))
    // A mark that tests can read.
    .then(() => void performance.mark('quiet'));
  await firstQuiet;
  await whenIdle();
}

/** Once the page is loaded and the browser has nothing better to do: for what must not delay the first screen. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise(resolve => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>(resolve => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    else setTimeout(resolve, 200);
  });
}

let inUse: Promise<void> | undefined;

/** Resolves once someone uses the page (moves, touches, types, scrolls), or it has rested for a while. */
export const whenInUse = (): Promise<void> =>
  (inUse ??=
    typeof window === 'undefined'
      ? new Promise(() => undefined)
      : Promise.race([whenTouched(), whenRested()]));

const whenTouched = (): Promise<void> =>
  new Promise(resolve => {
    const kinds = ['pointerdown', 'pointermove', 'keydown', 'wheel'];
    const touched = () => {
      for (const kind of kinds) document.removeEventListener(kind, touched, true);
      resolve();
    };
    for (const kind of kinds) document.addEventListener(kind, touched, { capture: true, passive: true });
  });
