import type { QueryClient } from '@tanstack/react-query';
import { listAssignments } from '#contract/assignments.ts';
import { logProgress } from '#contract/progress.ts';
import { dateIn } from '#domain/plain-date.ts';
import { pathOf, textOf } from '#web/data/query-key.ts';
import { refreshChanged } from '#web/data/read.ts';
import { followUser } from '#web/offline/follow-user.ts';
import { dropOldFiles } from '#web/outbox/files/store/file-store.ts';
import { clearAnswers } from '#web/offline/cached-answers.ts';
import { memberOf, pageOwner, userHere, userKey } from '#web/offline/member-here.ts';
import { retryReads, isShowingCached } from '#web/offline/signal.ts';
import { dropTaken } from '#web/outbox/events/event-store.ts';
import { hasPending } from '#web/outbox/queue/pending-mark.ts';
import { createTimer } from '#web/state/timer.ts';
import { prefetchDays } from './prefetch-days.ts';
import { sendNow, startFlushing } from './flush-pending.ts';

/** Milliseconds to wait after the list of programs has arrived, so that the screens' own reads go first. */
const quiet = 2_000;

/** Two weeks in milliseconds, as the answers that have them too. */
const takenFor = 14 * 86_400_000;

/** Reads the coming days ahead, sends what waits, and follows who is signed in. */
export function startOfflineWork(client: QueryClient): void {
  let lastUser: string | null | undefined;
  const prefetching = createTimer();
  const seeWhoIsHere = () => {
    const user = userHere(client);
    const id = user === undefined ? undefined : (user?.id ?? null);
    if (id === undefined || id === lastUser) return;
    lastUser = id;
    void clearAnswers(id, Date.now()).catch(() => undefined);
    void dropOldFiles(Date.now()).catch(() => undefined);
    void dropTaken(Date.now() - takenFor).catch(() => undefined);
    void sendNow(client);
    if (id !== (pageOwner(client) ?? null)) followUser(client);
  };
  const prefetchSoon = () => prefetching.set(() => void prefetchNow(client), quiet);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success') return;
    if (textOf(query.queryKey) === textOf(userKey)) seeWhoIsHere();
    if (pathOf(query.queryKey) === listAssignments.path) prefetchSoon();
  });
  document.addEventListener('visibilitychange', () => retryReads(client));
  startFlushing(client);
  seeWhoIsHere();
  // While the page was on its way with its answers, the worker may have sent logs that waited.
  if (hasPending() && navigator.serviceWorker?.controller) void refreshChanged(client, logProgress);
  prefetchSoon();
}

async function prefetchNow(client: QueryClient): Promise<void> {
  const member = memberOf(client);
  if (member === null || isShowingCached()) return;
  await prefetchDays(client, dateIn(member.timeZone, Date.now())).catch(() => undefined);
}
