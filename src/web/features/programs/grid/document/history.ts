import type { GridDocument } from './grid-document.ts';
import { mergeDocuments } from './merge-documents.ts';
import type { Selection } from './selection.ts';

type Step = {
  readonly before: GridDocument;
  readonly after: GridDocument;
  /** The change in words: "Bench Press typed", "3 lines removed". */
  readonly said: string;
  readonly selection: Selection;
};

/** All that was done since the grid was opened, the last at the end, and what of it was undone. */
export type History = { readonly done: readonly Step[]; readonly undone: readonly Step[] };

export const noHistory: History = { done: [], undone: [] };

export const withStep = ({ done }: History, step: Step): History => ({ done: [...done, step], undone: [] });

type Travelled = { document: GridDocument; history: History; said: string; selection: Selection };

/** Takes back the last change alone: what came from elsewhere since then stays. */
export function undo(document: GridDocument, { done, undone }: History): Travelled | null {
  const step = done.at(-1);
  if (!step) return null;
  return {
    document: mergeDocuments(step.after, step.before, document),
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    said: step.said,
    selection: step.selection,
  };
}

export function redo(document: GridDocument, { done, undone }: History): Travelled | null {
  const step = undone.at(-1);
  if (!step) return null;
  return {
    document: mergeDocuments(step.before, step.after, document),
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    said: step.said,
    selection: step.selection,
  };
}
