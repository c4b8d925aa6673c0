/** Put in when the app is built: the addresses of what a member needs, and a hash of all of it. */
declare const FELLOWSHIP_BUILT: { version: string; files: string[] };

export const built = FELLOWSHIP_BUILT;

/** The app without anyone in it, and the page for an address that is not on the device. */
export const shellPath = '/app-shell.html';
export const offlinePath = '/offline.html';
