import { type History, noHistory, type Step, withStep } from '#domain/programs/document/history.ts';
import { dayIn, type DocumentDay } from '#domain/programs/document/program-document.ts';
import { undo } from '#domain/programs/document/merge/undo.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import { undoneText } from '#web/features/programs/document/undo-text.ts';
import type { Draft, DraftExercise } from '#web/parts/prescriptions/fields/draft.ts';
import { createStore } from '#web/state/store.ts';
import { changeDraft, documentOf, type DraftChange, draftOf } from './draft-document.ts';

type DraftStep = Step<DocumentDay<DraftExercise>>;

/**
 * Changes to a draft's days since it was opened, undone one by one, the last first; what another tab has written since
 * stays. Its details are text: the browser undoes those, in their own fields.
 */
export function draftHistory() {
  const history = createStore<History<DraftStep>>(noHistory);

  function change(draft: Draft, wanted: DraftChange): Draft {
    const next = changeDraft(draft, wanted);
    const [before, after] = [documentOf(draft), documentOf(next)];
    if (wanted.type === 'details' || after === before) return next;
    const label = undoneText(wanted, at => dayIn(before, placeOf(at)));
    history.set(withStep(history.now(), { before, after, label }));
    return next;
  }

  /** The draft without the last change, and the message; undefined where there is none. */
  function takeBack(draft: Draft): { draft: Draft; label: string } | undefined {
    const gone = undo(documentOf(draft), history.now(), { line: isSame });
    if (!gone) return undefined;
    history.set(gone.history);
    return { draft: draftOf(gone.document, draft), label: gone.step.label };
  }

  return { history, change, undo: takeBack };
}
