/** The little of a service worker's world that is used here. */
export type Worker = EventTarget & {
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
};

type OpenPage = {
  readonly focused: boolean;
  focus(): Promise<unknown>;
  postMessage(message: unknown, ports: MessagePort[]): void;
};

export type InstalledEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type NavigationEvent = InstalledEvent & {
  readonly request: Request;
  /** The answer to a page's address that was asked for while the worker started; nothing for other requests. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

export type SyncEvent = InstalledEvent & { readonly tag: string };

export type PushedEvent = InstalledEvent & { readonly data: { json(): unknown } | null };

export type NotificationEvent = InstalledEvent & {
  readonly notification: { readonly data: unknown; close(): void };
};
