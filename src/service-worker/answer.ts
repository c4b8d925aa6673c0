import { built, offlinePath, shellPath } from './built.ts';
import { isHashed, keepFile, keepPage, storeWait, cachedFile, cachedPage, lastWait } from './caches.ts';
import type { NavigationEvent } from './worker-types.ts';

/** The addresses of the app itself, which opens without a signal. */
const appPaths = ['/', '/member', '/admin', '/account', '/programs'];

/** How long a page may take, in milliseconds, before what is kept is shown instead; and where the last one was slow. */
const [timeoutMs, glance] = [3_000, 100];

/** Milliseconds: a page that takes longer was slow. */
const slow = 1_500;

const files = new Set(built.files);

/** Answers what this worker has something to say to; the rest, every call above all, goes its way untouched. */
export function answer(event: NavigationEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, pathname));
  else if (isHashed(pathname) || files.has(pathname)) event.respondWith(file(event, pathname));
}

async function file(event: NavigationEvent, path: string): Promise<Response> {
  const kept = await cachedFile(path);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.ok && isHashed(path)) event.waitUntil(keepFile(path, response.clone()));
  return response;
}

/** The server's answer, where one comes in time; else what is kept; with nothing kept, whatever comes. */
async function page(event: NavigationEvent, pathname: string): Promise<Response> {
  const asked = fromServer(event, pathname);
  const isSlow = isOfApp(pathname) && (await lastWait().catch(() => 0)) > slow;
  event.waitUntil(noteWait(asked).catch(() => undefined));
  const inTime = await Promise.race([asked, later(isSlow ? glance : timeoutMs)]).catch(() => null);
  if (inTime) return inTime;
  const kept = await cachedFor(pathname).catch(() => undefined);
  return kept ?? asked.catch(offlinePage);
}

const later = (wait: number) => new Promise<null>(resolve => setTimeout(() => resolve(null), wait));

/** A page that did not come at all was slow too: what follows a time without a signal is seldom a good one. */
async function noteWait(asked: Promise<Response>): Promise<void> {
  const begin = performance.now();
  const came = await asked.then(
    () => true,
    () => false,
  );
  await storeWait(came ? performance.now() - begin : timeoutMs);
}

async function fromServer(event: NavigationEvent, pathname: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // The server behind the one that answers is away.
  if (response.status >= 502 && response.status <= 504) throw new Error(String(response.status));
  if (!isOfApp(pathname) && isForAnyone(response)) event.waitUntil(keepPage(pathname, response.clone()));
  return response;
}

/** A page with someone's data in it says `no-store`. */
const isForAnyone = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /text\/html/.test(response.headers.get('content-type') ?? '') &&
  !/no-store/.test(response.headers.get('cache-control') ?? '');

async function cachedFor(pathname: string): Promise<Response | undefined> {
  if (isOfApp(pathname)) return cachedFile(shellPath);
  return pathname.startsWith('/api/') ? undefined : cachedPage(pathname);
}

const isOfApp = (pathname: string): boolean => appPaths.includes(pathname.replace(/(.)\/$/, '$1'));

const offlinePage = async (): Promise<Response> =>
  (await cachedFile(offlinePath).catch(() => undefined)) ?? Response.error();
