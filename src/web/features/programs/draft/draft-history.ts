import { createStore } from '#web/state/store.ts';
import { changeDraft, type DraftChange } from './draft-changes.ts';
import { dayOf, type Draft } from '#web/parts/prescriptions/fields/draft.ts';
import { undoneText } from './undo-words.ts';

type Weeks = Draft['weeks'];
type Done = { before: Weeks; after: Weeks; said: string };

/**
 * Changes to a draft's days since it was opened, undone one by one, the last first. Its details are text: the browser
 * undoes those, in their own fields.
 */
export function draftHistory() {
  const done = createStore<readonly Done[]>([]);

  function change(draft: Draft, wanted: DraftChange): Draft {
    const next = changeDraft(draft, wanted);
    if (wanted.type === 'details' || next.weeks === draft.weeks) return next;
    const said = undoneText(wanted, at => dayOf(draft, at));
    done.set([...done.now(), { before: draft.weeks, after: next.weeks, said }]);
    return next;
  }

  /**
   * The draft without the last change, and the message; undefined where there is none, or another tab has written
   * since.
   */
  function undo(draft: Draft): { draft: Draft; said: string } | undefined {
    const last = done.now().at(-1);
    if (last?.after !== draft.weeks) {
      done.set([]);
      return undefined;
    }
    done.set(done.now().slice(0, -1));
    return { draft: { ...draft, weeks: last.before }, said: last.said };
  }

  return { done, change, undo };
}
