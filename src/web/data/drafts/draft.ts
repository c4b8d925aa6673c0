import { createStore } from '#web/state/store.ts';
import { deviceShelf, type Shelf } from './shelf.ts';

/** Tells what is as it must be from what is not: a schema, or by hand where a page opens with it. */
export type Shape<Kept> = {
  safeParse: (kept: unknown) => { success: true; data: Kept } | { success: false };
};

/** Drafts of one thing: what is kept of each, and how what is read back must look. */
export type DraftKind<Kept> = {
  what: string;
  shape: Shape<Kept>;
  /** What parts its address; two kinds stand with a blank on people's devices. */
  between?: ':' | ' ';
};

/** What is typed of one thing by one person and not saved. */
export type Draft<Kept> = {
  /** Null when nothing was kept, or nothing that can be read (of another version, or cut short): that stays where it is. */
  read: () => Kept | null;
  /**
   * False when the browser has no room or no storage for us: the open form still has everything. Where there is no room,
   * `withoutPictures` is kept if it is given: the words count most.
   */
  keep: (kept: Kept, withoutPictures?: Kept) => boolean;
  drop: () => void;
  /** Calls back with what another tab has just kept of the same; the answer ends it. */
  onOtherTab: (take: (kept: Kept) => void) => () => void;
};

/** Counts what is kept and dropped in this tab; of other tabs the browser tells. */
export const changesHere = createStore(0);

/** `owner` is the person, or what is one person's alone. */
export function draftAt<Kept>(
  kind: DraftKind<Kept>,
  owner: string,
  id: string,
  shelf: Shelf | null = deviceShelf(),
): Draft<Kept> {
  const address = addressOf(kind, owner, id);
  const read = () => readAt(kind, address, shelf);
  const write = (kept: Kept) => {
    const isKept = writeAt(address, JSON.stringify(kept), shelf);
    changesHere.set(changesHere.now() + 1);
    return isKept;
  };
  return {
    read,
    keep: (kept, withoutPictures) => write(kept) || (withoutPictures !== undefined && write(withoutPictures)),
    drop: () => {
      shelf?.removeItem(address);
      changesHere.set(changesHere.now() + 1);
    },
    onOtherTab: take => {
      const look = ({ key }: StorageEvent) => {
        const theirs = key === address ? read() : null;
        if (theirs !== null) take(theirs);
      };
      window.addEventListener('storage', look);
      return () => window.removeEventListener('storage', look);
    },
  };
}

/** All of a kind that are the owner's begin with it: their id is blank. */
export const addressOf = (
  { what, between = ':' }: Pick<DraftKind<unknown>, 'what' | 'between'>,
  owner: string,
  id: string,
): string => [`fellowship-${what}`, owner, id].join(between);

export function readAt<Kept>({ shape }: DraftKind<Kept>, address: string, shelf: Shelf | null): Kept | null {
  try {
    const kept = shape.safeParse(JSON.parse(shelf?.getItem(address) ?? 'null'));
    return kept.success ? kept.data : null;
  } catch {
    return null;
  }
}

function writeAt(address: string, text: string, shelf: Shelf | null): boolean {
  try {
    shelf?.setItem(address, text);
    return shelf !== null;
  } catch {
    return false;
  }
}
