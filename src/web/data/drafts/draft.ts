import { createStore } from '#web/state/store.ts';
import { localStore, type LocalStore } from './local-store.ts';

/** Validates a stored value: a schema, or by hand where a page opens with it. */
export type Shape<Stored> = {
  safeParse: (stored: unknown) => { success: true; data: Stored } | { success: false };
};

/** A kind of draft: its name, and the shape a stored one must have. */
export type DraftKind<Stored> = {
  what: string;
  shape: Shape<Stored>;
  /** Separator in its address; two kinds stand with a blank on people's devices. */
  between?: ':' | ' ';
};

/** A person's unsaved text for one thing. */
export type Draft<Stored> = {
  /**
   * Null when nothing is stored, or nothing that can be read (of another version, or cut short): that stays where it
   * is.
   */
  read: () => Stored | null;
  /**
   * False when the browser has no room or no storage for us: the open form still has everything. Where there is no
   * room, `withoutPictures` is stored if it is given: the words count most.
   */
  keep: (stored: Stored, withoutPictures?: Stored) => boolean;
  drop: () => void;
  /** Calls back with the draft that another tab has just stored; the returned function unsubscribes. */
  onOtherTab: (take: (stored: Stored) => void) => () => void;
};

/** Counts changes to drafts in this tab; the browser reports those of other tabs. */
export const changesHere = createStore(0);

/** The draft of an owner: a person, or a thing that belongs to one person alone. */
export function draftAt<Stored>(
  kind: DraftKind<Stored>,
  owner: string,
  id: string,
  store: LocalStore | null = localStore(),
): Draft<Stored> {
  const address = addressOf(kind, owner, id);
  const read = () => readAt(kind, address, store);
  const write = (stored: Stored) => {
    const isKept = writeAt(address, JSON.stringify(stored), store);
    changesHere.set(changesHere.now() + 1);
    return isKept;
  };
  return {
    read,
    keep: (stored, withoutPictures) =>
      write(stored) || (withoutPictures !== undefined && write(withoutPictures)),
    drop: () => {
      store?.removeItem(address);
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

export function readAt<Stored>(
  { shape }: DraftKind<Stored>,
  address: string,
  store: LocalStore | null,
): Stored | null {
  try {
    const stored = shape.safeParse(JSON.parse(store?.getItem(address) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

function writeAt(address: string, text: string, store: LocalStore | null): boolean {
  try {
    store?.setItem(address, text);
    return store !== null;
  } catch {
    return false;
  }
}
