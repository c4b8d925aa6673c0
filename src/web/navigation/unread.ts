import { createStore } from '#web/state/store.ts';

/** Unread count of Messages: a member's messages, a coach's conversations. None until it has been loaded. */
export const unreadMessages = createStore(0);

/** Notices that have not been seen; likewise. */
export const unseenNotices = createStore(0);
