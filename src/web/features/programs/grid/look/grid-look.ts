import { createStore } from '#web/state/store.ts';

/** The width of a week, in rem, and the height of a line. */
export const weekWidths = { narrow: 11, standard: 16, wide: 22 } as const;

export type GridLook = { width: keyof typeof weekWidths; rows: 'compact' | 'standard' };

const storageKey = 'fellowship-grid-look';
const usual: GridLook = { width: 'standard', rows: 'standard' };

/** Values of another release, or written by hand, are ignored. */
export function readLook(text: string | null): GridLook {
  const [width = '', rows = ''] = (text ?? '').split(' ');
  return {
    width: isWidth(width) ? width : usual.width,
    rows: rows === 'compact' ? rows : usual.rows,
  };
}

const isWidth = (name: string): name is GridLook['width'] => Object.hasOwn(weekWidths, name);

function storedLook(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The setting of this device: the same for every program. */
export const gridLook = createStore<GridLook>(readLook(storedLook()));

export function changeLook(part: Partial<GridLook>): void {
  const next = { ...gridLook.now(), ...part };
  gridLook.set(next);
  try {
    localStorage.setItem(storageKey, `${next.width} ${next.rows}`);
  } catch {
    // Without storage it holds until the page is closed.
  }
}
