/** Storage for drafts: the device, or memory until the tab is closed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const deviceShelf = () => shelfNamed('localStorage');

export const tabShelf = () => shelfNamed('sessionStorage');

/** The mere mention of a storage that is closed to us throws. */
function shelfNamed(storage: 'localStorage' | 'sessionStorage'): Shelf | null {
  try {
    return window[storage];
  } catch {
    return null;
  }
}
