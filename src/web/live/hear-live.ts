import type { QueryClient } from '@tanstack/react-query';
import type { Subject } from '#contract/endpoint.ts';
import { refreshTold } from '#web/data/read.ts';

/** What others change while one looks on. It is read again when the stream was away for a while. */
const liveSubjects: readonly Subject[] = ['messages'];

/** How long a page that nobody looks at keeps its stream, in milliseconds: a look at another tab costs none anew. */
const patience = 30_000;

/**
 * Reads again what others have changed, as soon as the server says so. Only a page that is looked at has a stream: a browser
 * opens but six connections to a site. One that broke is opened anew by the browser itself; what was missed meanwhile is
 * read when it is back, or when the window is looked at again.
 */
export function hearLive(client: QueryClient): () => void {
  let source: EventSource | null = null;
  let closing: ReturnType<typeof setTimeout> | undefined;
  let wasAway = false;
  const readMissed = () => void refreshTold(client, liveSubjects);

  const open = () => {
    clearTimeout(closing);
    if (source && source.readyState !== EventSource.CLOSED) {
      // One that is trying again may be long about it.
      if (source.readyState === EventSource.CONNECTING) readMissed();
      return;
    }
    source = new EventSource('/api/live');
    source.addEventListener('open', () => {
      if (wasAway) readMissed();
      wasAway = false;
    });
    source.addEventListener('error', () => {
      wasAway = true;
    });
    source.addEventListener('missed', readMissed);
    source.addEventListener('message', ({ data }) => {
      const { subjects } = JSON.parse(data as string) as { subjects: Subject[] };
      void refreshTold(client, subjects);
    });
  };
  const close = () => {
    source?.close();
    source = null;
    wasAway = true;
  };
  const look = () => {
    if (document.hidden) closing = setTimeout(close, patience);
    else open();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(closing);
    close();
  };
}
