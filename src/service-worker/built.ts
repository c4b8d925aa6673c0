/** Put in when the app is built: the addresses of what a member needs, and a hash of all of it. */
declare const FELLOWSHIP_BUILT: { version: string; files: string[] };

/** Put in when this worker is served: a hash of `servedFiles`. */
declare const FELLOWSHIP_SERVED: string;

/** The app without anyone in it, and the page for an address that is not on the device. */
export const shellPath = '/app-shell.html';
export const offlinePath = '/offline.html';

/** The server puts the brand's words into these. */
const servedFiles = [shellPath, offlinePath, '/manifest.webmanifest'];

const { version, files } = FELLOWSHIP_BUILT;

/** Of the code alone: two workers that share it differ in the brand's words, and in nothing that a page runs. */
export const codeVersion = version;

export const built = { version: `${version}-${FELLOWSHIP_SERVED}`, files: [...files, ...servedFiles] };
