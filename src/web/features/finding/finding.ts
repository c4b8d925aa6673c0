import { createStore } from '#web/state/store.ts';

/** Whether the place where anything is found is open; null where there is none. */
export const finding = createStore<boolean | null>(null);
