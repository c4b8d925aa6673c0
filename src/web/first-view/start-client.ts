import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#web/data/query-client.ts';
import { deviceUserKey } from '#web/offline/device-user.ts';
import { cacheReads, noteCachedPage } from '#web/offline/cached-reads.ts';
import { takeUserInPage } from '#web/session/current-user.ts';
import { hasPending } from '#web/outbox/queue/pending-mark.ts';
import { whenIdle, whenQuiet, whenRested } from '#web/ui/loading/when-idle.ts';
import { cachedPaths } from './kept-paths.ts';
import { leaveSignedOut } from '#web/session/leave-signed-out.ts';
import type { BatchedAnswer } from '#web/data/batch.ts';
import { viewNow } from '#web/navigation/view-now.ts';
import { takeAnswers } from './section-answers.ts';

/** The page's cache, made once. What works without a signal: kept answers from the first read on, the rest once the first screen is there. */
export function startClient(): QueryClient {
  const client = createQueryClient(leaveSignedOut, cacheReads(cachedPaths));
  if (!takeUserInPage(client)) noteCachedPage();
  takeFirstAnswers(client);
  window.addEventListener('storage', ({ key }) => {
    if (key === deviceUserKey || key === null)
      void import('#web/offline/follow-user.ts').then(
        then => then.followUser(client),
        () => undefined,
      );
  });
  void startRest(client);
  return client;
}

/** On a bad signal these parts may not come; the app works without them, and has them at its next start. */
async function startRest(client: QueryClient): Promise<void> {
  // What waits goes out at once; nothing else is in a hurry.
  await (hasPending() ? whenIdle() : whenQuiet());
  await Promise.allSettled([
    import('#web/parts/pending/offline-work.ts').then(({ startOfflineWork }) => startOfflineWork(client)),
    import('#web/install/register-service-worker.ts').then(install => install.registerServiceWorker()),
  ]);
  await whenRested();
  // Needed just when there is no signal to fetch it with.
  await import('#web/parts/pending/SignalStrip.tsx').catch(() => undefined);
}

/** What the server found for the first view, put into the page beside it: nothing of it is asked for again. */
function takeFirstAnswers(client: QueryClient): void {
  const section = document.getElementById('root')?.dataset.section;
  const text = document.getElementById('answers')?.textContent;
  if (!text || section === undefined) return;
  const answers = JSON.parse(text) as BatchedAnswer[];
  // By either name: not every section's views are gathered.
  for (const place of [section, section + viewNow()]) takeAnswers(client, place, answers);
}
