import { useState, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { useWarningBeforeLeaving } from '#web/place/warning-before-leaving.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { drop, openKeptDraft } from './kept-draft.ts';

type Begun<Values> = {
  /** Of what: a challenge's id, or the kind of a new one. */
  of: string;
  shape: z.ZodMiniType<Values>;
  /** What it begins with, and the revision that is; null for a new one. */
  values: Values;
  revision: number | null;
};

export function useKeptDraft<Values>({ of, shape, values, revision }: Begun<Values>) {
  const { user } = useCurrentUser();
  const place = { userId: user?.id ?? '', of };
  const [store] = useState(() => openKeptDraft(place, shape, { values, revision }));
  const state = useSyncExternalStore(store.subscribe, store.now);
  // Only where the browser keeps nothing.
  useWarningBeforeLeaving(state.keeping === 'not-kept');
  return { ...state, change: store.change, startOver: store.startOver, drop: () => drop(place) };
}
