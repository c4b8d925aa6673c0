import { useEffect } from 'react';
import { createStore } from '#web/state/store.ts';
import { useStore } from '#web/state/use-store.ts';
import { pushEntry } from './history-entry.ts';

/** Actions offered everywhere, and carried out where their section has the button. */
export type Act =
  | 'begin-round'
  | 'write-to-many'
  | 'add-member'
  | 'groups'
  | 'assign'
  | 'write-in-grid'
  | 'add-exercise'
  | 'new-recipe'
  | 'new-post';

const requestedAct = createStore<Act | null>(null);

/** Opens the section, and there the action. */
export function askFor(section: string, act: Act): void {
  requestedAct.set(act);
  pushEntry({ section }, '/admin');
  window.scrollTo(0, 0);
}

/** Runs a requested action, once. */
export function useAct(act: Act, run: () => void): void {
  const now = useStore(requestedAct);
  useEffect(() => {
    if (now !== act) return;
    requestedAct.set(null);
    run();
  });
}
