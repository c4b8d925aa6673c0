import { createStore } from '#web/state/store.ts';
import { deviceShelf, type Shelf } from './shelf.ts';

/** Validates a stored value: a schema, or by hand where a page opens with it. */
export type Shape<Kept> = {
  safeParse: (kept: unknown) => { success: true; data: Kept } | { success: false };
};

/** A kind of draft: its name, and the shape a stored one must have. */
export type DraftKind<Kept> = {
  what: string;
  shape: Shape<Kept>;
  /** Separator in its address; two kinds stand with a blank on people's devices. */
  between?: ':' | ' ';
};

/** A person's unsaved text for one thing. */
export type Draft<Kept> = {
  /**
   * Null when nothing is stored, or nothing that can be read (of another version, or cut short): that stays where it
   * is.
   */
  read: () => Kept | null;
  /**
   * False when the browser has no room or no storage for us: the open form still has everything. Where there is no
   * room, `withoutPictures` is stored if it is given: the words count most.
   */
  keep: (kept: Kept, withoutPictures?: Kept) => boolean;
  drop: () => void;
  /** Calls back with the draft that another tab has just stored; the returned function unsubscribes. */
  onOtherTab: (take: (kept: Kept) => void) => () => void;
};

/** Counts changes to drafts in this tab; the browser reports those of other tabs. */
export const changesHere = createStore(0);

/** The draft of an owner: a person, or a thing that belongs to one person alone. */
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
