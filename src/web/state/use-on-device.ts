import { useSyncExternalStore } from 'react';

/** What the device alone can say, and never takes back; on the server, and as a page is taken up, `meanwhile`. */
export const useOnDevice = <Value extends string | boolean>(read: () => Value, meanwhile: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => meanwhile);

const neverChanges = () => () => undefined;
