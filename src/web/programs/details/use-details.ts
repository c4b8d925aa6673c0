import { useState } from 'react';
import { useWarningBeforeLeaving } from '#web/place/warning-before-leaving.ts';
import type { Program } from '#web/programs/program/program-list.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import {
  changedIn,
  type ChangedDetails,
  detailsOf,
  isChanged,
  keepDetails,
  keptDetails,
} from './kept-details.ts';

export type EditedDetails = ReturnType<typeof useDetails>;

/** A program's details as typed; kept on this device with every key until they are saved or discarded. */
export function useDetails(program: Program) {
  const { user } = useCurrentUser();
  const userId = user?.id ?? '';
  const [typed, setTyped] = useState(() => keptDetails(userId, program.id));
  const [isKept, setIsKept] = useState(true);
  const saved = detailsOf(program);
  const changed = changedIn(typed, saved);
  const hasChanged = isChanged(changed);
  useWarningBeforeLeaving(hasChanged && !isKept);

  function take(next: ChangedDetails, over = saved): void {
    setTyped(next);
    setIsKept(keepDetails(userId, program.id, changedIn(next, over)));
  }

  return {
    shown: { ...saved, ...typed },
    changed,
    hasChanged,
    isKept,
    set: (next: ChangedDetails) => take({ ...typed, ...next }),
    discard: () => take({}),
    /** What was typed on while it was being saved stays. */
    settle: (answer: Program) => take(changedIn(typed, detailsOf(answer)), detailsOf(answer)),
  };
}
