/** In milliseconds: a page that is not looked at is never painted, and starts all the same. */
const maxDelayMs = 1_000;

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
    // What the app stands on starts in a task of its own: together they would hold a slow phone up.
    const under = [...document.querySelectorAll<HTMLLinkElement>('link[data-under]')];
    void Promise.all(under.map(({ href }) => run(href))).then(() => run(app.href));
  };
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing from outside is there
  const run = (src: string) =>
    new Promise(resolve => {
      const script = Object.assign(document.createElement('script'), { type: 'module', src });
      for (const end of ['load', 'error']) script.addEventListener(end, resolve);
      document.head.append(script);
    });
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
export const startScript = `(${startAfterPaint.toString()})(${maxDelayMs})`;
