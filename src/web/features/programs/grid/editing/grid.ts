import type { GridLibrary } from './library.ts';
import {
  dayAt,
  type GridDay,
  type GridDocument,
  type GridLine,
  sameness,
} from '#web/features/programs/grid/document/grid-document.ts';
import { type History, noHistory, type Step, withStep } from '#domain/programs/document/history.ts';
import {
  only,
  type Cell,
  nearestCell,
  type Selection,
} from '#web/features/programs/grid/document/selection.ts';
import { createStore, type Store } from '#web/state/store.ts';

/** A line being typed; `text` is its initial text. */
type Editing = { readonly cell: Cell; readonly text: string; readonly isNew: boolean };

type GridStep = Step<GridDay> & { readonly selection: Selection };

export type GridState = {
  readonly document: GridDocument;
  readonly selection: Selection;
  readonly history: History<GridStep>;
  readonly editing: Editing | null;
};

/** The result of a change: the document, the selection after it, and a few words on what was done. */
type Change = { document: GridDocument; selection?: Selection; label: string };

export type Grid = Pick<Store<GridState>, 'now' | 'subscribe'> & {
  /** The exercises that lines are matched with, as they are now. */
  library: () => GridLibrary;
  select: (selection: Selection) => void;
  edit: (editing: Editing | null) => void;
  change: (change: Change | null) => void;
  undo: () => Promise<string | null>;
  redo: () => Promise<string | null>;
  /** Merges another coach's work, or a draft as it was saved: `base` is what both began with. */
  merge: (base: GridDocument, theirs: GridDocument) => Promise<void>;
};

/** Fetched when the page is touched: a page that is looked at undoes and merges nothing. */
export const undoing = () => import('#domain/programs/document/merge/undo.ts');
export const merging = () => import('#domain/programs/document/merge/merge-documents.ts');

export function createGrid(document: GridDocument, library: () => GridLibrary): Grid {
  const start = only({ column: 0, day: 1, line: 0 });
  const state = createStore<GridState>({
    document,
    selection: {
      ...start,
      anchor: nearestCell(document, start.anchor),
      head: nearestCell(document, start.head),
    },
    history: noHistory,
    editing: null,
  });
  const set = (next: Partial<GridState>) => state.set(within({ ...state.now(), ...next }));

  async function travel(way: 'undo' | 'redo'): Promise<string | null> {
    const { [way]: travelled } = await undoing();
    const { document: now, history } = state.now();
    const gone = travelled(now, history, sameness);
    if (!gone) return null;
    const { selection, label } = gone.step;
    set({ document: gone.document, history: gone.history, selection, editing: null });
    return label;
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
      const step = { before, after, label: change.label, selection };
      set({ document: after, history: withStep(history, step), selection: next, editing: null });
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    merge: async (base, theirs) => {
      const { mergeDocuments } = await merging();
      set({ document: mergeDocuments(base, state.now().document, theirs, sameness) });
    },
  };
}

/** The cursor is never where nothing is. */
function within(state: GridState): GridState {
  const { document, selection } = state;
  const [anchor, head] = [nearestCell(document, selection.anchor), nearestCell(document, selection.head)];
  if (isSameCell(anchor, selection.anchor) && isSameCell(head, selection.head)) return state;
  return { ...state, selection: { ...selection, anchor, head } };
}

export const isSameCell = (a: Cell, b: Cell): boolean =>
  a.column === b.column && a.day === b.day && a.line === b.line;

export const lineAt = (document: GridDocument, { column, day, line }: Cell): GridLine | undefined =>
  dayAt(document, column, day).lines[line];
