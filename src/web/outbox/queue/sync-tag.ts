/** The name by which the browser wakes the service worker when there is a signal again. */
export const syncTag = 'send-logs';
