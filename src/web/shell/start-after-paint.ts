/** In milliseconds: a page that is not looked at is never painted, and starts all the same. */
const longestWait = 1_000;

/**
 * Runs inline, before anything else is loaded: it may use nothing from outside itself. What the server has drawn is
 * painted before the app's files are fetched: they would share the line with it, and run before it is seen.
 */
function startAfterPaint(most: number) {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing from outside is there
  const start = () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-then]')) {
      link.rel = link.dataset.then ?? '';
      delete link.dataset.then;
    }
    const app = document.querySelector<HTMLLinkElement>('link[data-start]');
    if (!app) return;
    delete app.dataset.start;
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: app.href }));
  };
  const painted = (paints: PerformanceObserverEntryList, observer: PerformanceObserver) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    // Behind what the browser still has to do to show it.
    setTimeout(start);
  };
  // Where the history opens another section than the server has drawn, that is not to be seen.
  const { section } = (window.history.state ?? {}) as { section?: string };
  const drawn = document.documentElement.dataset.drawn;
  if (section && drawn && section !== drawn) document.documentElement.classList.add('elsewhere');
  document.addEventListener('DOMContentLoaded', () => {
    new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
    setTimeout(start, most);
  });
}

/** The script for the head of index.html. */
export const startScript = `(${startAfterPaint.toString()})(${longestWait})`;
