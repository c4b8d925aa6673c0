/** Sends a file of this device, by code that is large, and fetched with the first. */
export const sendFileLater: typeof import('./sending/send-file.ts').sendQueuedFile = async (key, meant) =>
  (await import('./sending/send-file.ts')).sendQueuedFile(key, meant);
