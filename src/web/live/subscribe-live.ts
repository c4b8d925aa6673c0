import type { QueryClient } from '@tanstack/react-query';
import type { Subject } from '#contract/endpoint.ts';
import { refreshSubjects } from '#web/data/read.ts';

/** What others change while one looks on. It is read again when the stream was away. */
const liveSubjects: readonly Subject[] = ['messages', 'attention', 'check-ins', 'notices'];

/** In milliseconds. How long a page that nobody looks at keeps its stream: a look at another tab costs none anew. */
const hiddenTimeoutMs = 30_000;
/** How long a page that is left may take to go: one that is still there then hears again. */
const leavingFor = 5_000;
/** How long a stream is waited for before what it would tell is asked for: some proxies let none through. */
const streamTimeoutMs = 3_000;

/**
 * Reads again what others have changed, as soon as the server says so. Only a page that is looked at has a stream: a browser
 * opens but six connections to a site. One that broke is opened anew by the browser itself; whenever one comes about, or none
 * does though the window is looked at, what may have been missed is read. `begun` is told instead the first time.
 */
export function subscribeLive(client: QueryClient, begun: () => void): void {
  let source: EventSource | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let late: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;

  const catchUp = () => {
    clearTimeout(late);
    if (hasBegun) void refreshSubjects(client, liveSubjects);
    else {
      begun();
      // Until now nobody would have said that somebody else wrote.
      void refreshShown(client);
    }
    hasBegun = true;
  };
  const open = () => {
    clearTimeout(closing);
    if (source?.readyState === EventSource.OPEN) return;
    clearTimeout(late);
    late = setTimeout(catchUp, streamTimeoutMs);
    if (source?.readyState === EventSource.CONNECTING) return;
    source = new EventSource('/api/live');
    source.addEventListener('open', catchUp);
    source.addEventListener('missed', catchUp);
    source.addEventListener('message', ({ data }) => {
      const { subjects } = JSON.parse(data as string) as { subjects: Subject[] };
      void refreshSubjects(client, subjects);
    });
  };
  const close = () => {
    clearTimeout(late);
    source?.close();
    source = null;
  };
  const look = () => {
    if (document.hidden) closing = setTimeout(close, hiddenTimeoutMs);
    else open();
  };
  document.addEventListener('visibilitychange', look);
  // Who signs out has no session before the page is gone: what is asked then would be refused.
  window.addEventListener('beforeunload', () => {
    close();
    setTimeout(look, leavingFor);
  });
  look();
}

/** Of what others change, only what is shown now and is never good for long, such as a conversation. */
const refreshShown = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: query =>
      query.isActive() &&
      query.meta?.staleTime === 0 &&
      liveSubjects.some(subject => query.meta?.endpoint.providesTags?.includes(subject)),
  });
