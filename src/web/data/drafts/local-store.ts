/** Storage for drafts: the device, or memory until the tab is closed. */
export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const localStore = () => storeNamed('localStorage');

export const sessionStore = () => storeNamed('sessionStorage');

/** The mere mention of a storage that is closed to us throws. */
function storeNamed(storage: 'localStorage' | 'sessionStorage'): LocalStore | null {
  try {
    return window[storage];
  } catch {
    return null;
  }
}
