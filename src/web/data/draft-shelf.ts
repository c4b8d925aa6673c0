import type * as z from 'zod/mini';

/** Where drafts are kept: on the device, or until the tab is closed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was kept there; null when nothing was, or nothing that can be read (of another version, or cut short). */
export function keptAt<Draft>(
  address: string,
  shape: z.ZodMiniType<Draft>,
  shelf = deviceShelf(),
): Draft | null {
  try {
    const kept = shape.safeParse(JSON.parse(shelf?.getItem(address) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

/** False when the browser has no room or no storage for us: the open form still has everything. */
export function keepAt(address: string, draft: unknown, shelf = deviceShelf()): boolean {
  try {
    shelf?.setItem(address, JSON.stringify(draft));
    return shelf !== null;
  } catch {
    return false;
  }
}

export function dropAt(address: string, shelf = deviceShelf()): void {
  shelf?.removeItem(address);
}

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
