import { createStore } from '#web/state/store.ts';

/** What waits to be read in Messages: a member's messages, a coach's conversations. None until it has been asked for. */
export const unreadMessages = createStore(0);

/** Notices that have not been seen; likewise. */
export const unseenNotices = createStore(0);
