import { built } from './built.ts';

/** The app as of this build; files that are met later, whose names carry a hash too; and pages that were seen. */
const appCache = `fellowship-app-${built.version}`;
const seenCache = 'fellowship-pages-seen';

/** All of it or nothing: half an app is none. What an earlier version has already is not fetched again. */
export async function installFiles(): Promise<void> {
  const cache = await caches.open(appCache);
  await Promise.all(built.files.map(file => install(cache, file)));
}

async function install(cache: Cache, file: string): Promise<void> {
  const had = isHashed(file) ? await caches.match(file) : undefined;
  if (had) return cache.put(file, had);
  const response = await fetch(file, { cache: 'reload' });
  if (!response.ok) throw new Error(`${file}: ${response.status}`);
  return cache.put(file, response);
}

/** Its name changes with its content. */
export const isHashed = (file: string): boolean => file.startsWith('/assets/');

export async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(name => name !== appCache && name !== seenCache);
  await Promise.all(old.map(name => caches.delete(name)));
}

export const cachedFile = async (file: string): Promise<Response | undefined> =>
  (await caches.open(appCache)).match(file);

export async function keepFile(file: string, response: Response): Promise<void> {
  await (await caches.open(appCache)).put(file, response);
}

/** Among the files, as no page has its address. */
const waitPath = '/.last-wait';

/** How long the server took for the last page, in milliseconds; 0 where nobody knows. */
export const lastWait = async (): Promise<number> =>
  Number((await (await cachedFile(waitPath))?.text()) ?? 0);

/** Where there is no room for it, the one before is forgotten: it would hold for ever. */
export async function storeWait(wait: number): Promise<void> {
  const cache = await caches.open(appCache);
  await cache.put(waitPath, new Response(String(wait))).catch(() => cache.delete(waitPath));
}

export const cachedPage = async (path: string): Promise<Response | undefined> =>
  (await caches.open(seenCache)).match(path);

export async function keepPage(path: string, response: Response): Promise<void> {
  await (await caches.open(seenCache)).put(path, response);
}
