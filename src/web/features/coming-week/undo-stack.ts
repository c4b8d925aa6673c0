import { createStore } from '#web/state/store.ts';

type PreviousDay = { id: string; versionId: string; replacedBy?: string | undefined };

/** How an act of the round is undone. */
type Reversal =
  | { kind: 'days'; days: PreviousDay[] }
  | { kind: 'status'; assignmentId: string; status: 'active' | 'paused' }
  | { kind: 'move'; dayId: string; date: string }
  /** A review, a snooze, or that a message needs no answer. */
  | { kind: 'review'; act: string };

/** `label`: '10% lighter, for Ada'. */
export type UndoEntry = Reversal & { memberId: string; label: string };

/** All that a coach has done since the page was opened and can undo, the last one last. */
export const undoStack = createStore<readonly UndoEntry[]>([]);

export function pushUndo(entry: UndoEntry): UndoEntry {
  undoStack.set([...undoStack.now(), entry]);
  return entry;
}

/** Removes an entry that is being undone, so that no second press undoes it twice. */
export const removeUndo = (entry: UndoEntry): void =>
  undoStack.set(undoStack.now().filter(other => other !== entry));
