import type { History, Step } from '#domain/programs/document/history.ts';
import { mergeDocuments } from './merge-documents.ts';
import type { DocumentDay, ProgramDocument } from '#domain/programs/document/program-document.ts';
import type { Sameness } from './sameness.ts';

type Travelled<Day extends DocumentDay, One> = {
  document: ProgramDocument<Day>;
  history: History<One>;
  step: One;
};

/** Takes back the last change alone: what came from elsewhere since then stays. */
export function undo<Day extends DocumentDay, One extends Step<Day>>(
  document: ProgramDocument<Day>,
  { done, undone }: History<One>,
  same: Sameness<Day>,
): Travelled<Day, One> | null {
  const step = done.at(-1);
  if (!step) return null;
  return {
    document: mergeDocuments(step.after, step.before, document, same),
    history: { done: done.slice(0, -1), undone: [...undone, step] },
    step,
  };
}

export function redo<Day extends DocumentDay, One extends Step<Day>>(
  document: ProgramDocument<Day>,
  { done, undone }: History<One>,
  same: Sameness<Day>,
): Travelled<Day, One> | null {
  const step = undone.at(-1);
  if (!step) return null;
  return {
    document: mergeDocuments(step.before, step.after, document, same),
    history: { done: [...done, step], undone: undone.slice(0, -1) },
    step,
  };
}

/** Without the steps that can't be undone any more. */
export const forgetSteps = <One>({ done }: History<One>, isGone: (step: One) => boolean): History<One> => ({
  done: done.filter(step => !isGone(step)),
  undone: [],
});
