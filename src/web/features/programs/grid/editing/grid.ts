import type { GridLibrary } from './library.ts';
import {
  dayAt,
  type GridDocument,
  type GridLine,
} from '#web/features/programs/grid/document/grid-document.ts';
import {
  type History,
  noHistory,
  redo,
  undo,
  withStep,
} from '#web/features/programs/grid/document/history.ts';
import { mergeDocuments } from '#web/features/programs/grid/document/merge-documents.ts';
import {
  only,
  type Place,
  placeWithin,
  type Selection,
} from '#web/features/programs/grid/document/selection.ts';
import { createStore, type Store } from '#web/state/store.ts';

/** A line being typed; `text` is its initial text. */
type Editing = { readonly place: Place; readonly text: string; readonly isNew: boolean };

export type GridState = {
  readonly document: GridDocument;
  readonly selection: Selection;
  readonly history: History;
  readonly editing: Editing | null;
};

/** The result of a change: the document, the selection after it, and a few words on what was done. */
type Change = { document: GridDocument; selection?: Selection; said: string };

export type Grid = Pick<Store<GridState>, 'now' | 'subscribe'> & {
  /** The exercises that lines are matched with, as they are now. */
  library: () => GridLibrary;
  select: (selection: Selection) => void;
  edit: (editing: Editing | null) => void;
  change: (change: Change | null) => void;
  undo: () => string | null;
  redo: () => string | null;
  /** Merges another coach's work, or a draft as it was saved: `base` is what both began with. */
  takeIn: (base: GridDocument, theirs: GridDocument) => void;
};

export function createGrid(document: GridDocument, library: () => GridLibrary): Grid {
  const start = only({ column: 0, day: 1, line: 0 });
  const state = createStore<GridState>({
    document,
    selection: {
      ...start,
      anchor: placeWithin(document, start.anchor),
      head: placeWithin(document, start.head),
    },
    history: noHistory,
    editing: null,
  });
  const set = (next: Partial<GridState>) => state.set(within({ ...state.now(), ...next }));

  function travel(way: typeof undo): string | null {
    const { document: now, history } = state.now();
    const gone = way(now, history);
    if (!gone) return null;
    set({ document: gone.document, history: gone.history, selection: gone.selection, editing: null });
    return gone.said;
  }

  return {
    now: state.now,
    subscribe: state.subscribe,
    library,
    select: selection => set({ selection, editing: null }),
    edit: editing => set({ editing }),
    change: change => {
      const { document: before, history, selection } = state.now();
      if (!change) return;
      const after = change.document;
      const next = change.selection ?? selection;
      if (after === before) return set({ selection: next, editing: null });
      const step = { before, after, said: change.said, selection };
      set({ document: after, history: withStep(history, step), selection: next, editing: null });
    },
    undo: () => travel(undo),
    redo: () => travel(redo),
    takeIn: (base, theirs) => set({ document: mergeDocuments(base, state.now().document, theirs) }),
  };
}

/** The cursor is never where nothing is. */
function within(state: GridState): GridState {
  const { document, selection } = state;
  const [anchor, head] = [placeWithin(document, selection.anchor), placeWithin(document, selection.head)];
  if (isSamePlace(anchor, selection.anchor) && isSamePlace(head, selection.head)) return state;
  return { ...state, selection: { ...selection, anchor, head } };
}

export const isSamePlace = (a: Place, b: Place): boolean =>
  a.column === b.column && a.day === b.day && a.line === b.line;

export const lineAt = (document: GridDocument, { column, day, line }: Place): GridLine | undefined =>
  dayAt(document, column, day).lines[line];
