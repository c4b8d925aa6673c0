/** The little of a service worker's world that is used here. */
export type Worker = EventTarget & {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
};

export type InstalledEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type NavigationEvent = InstalledEvent & {
  readonly request: Request;
  /** The answer to a page's address that was asked for while the worker started; nothing for other requests. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type SyncEvent = InstalledEvent & { readonly tag: string };
