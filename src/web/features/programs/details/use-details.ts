import { useState } from 'react';
import { isAnything, keepChanged } from '#web/data/drafts/changes.ts';
import { useWarningBeforeLeaving } from '#web/navigation/warning-before-leaving.ts';
import type { Program } from '#web/parts/program/program-list.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { type ChangedDetails, changedDetails, detailsDraft, detailsOf } from './kept-details.ts';

export type EditedDetails = ReturnType<typeof useDetails>;

/** A program's details as typed; stored on this device with every key until they are saved or discarded. */
export function useDetails(program: Program) {
  const { user } = useCurrentUser();
  const draft = detailsDraft(user?.id ?? '', program.id);
  const [typed, setTyped] = useState<ChangedDetails>(() => draft.read() ?? {});
  const [isStored, setIsStored] = useState(true);
  const saved = detailsOf(program);
  const changed = changedDetails(typed, saved);
  const hasChanged = isAnything(changed);
  useWarningBeforeLeaving(hasChanged && !isStored);

  function take(next: ChangedDetails, over = saved): void {
    setTyped(next);
    setIsStored(keepChanged(draft, changedDetails(next, over)));
  }

  return {
    shown: { ...saved, ...typed },
    changed,
    hasChanged,
    isStored,
    set: (next: ChangedDetails) => take({ ...typed, ...next }),
    discard: () => take({}),
    /** Text typed during the save stays. */
    settle: (answer: Program) => take(changedDetails(typed, detailsOf(answer)), detailsOf(answer)),
  };
}
