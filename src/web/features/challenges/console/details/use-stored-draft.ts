import { useState } from 'react';
import type * as z from 'zod/mini';
import { useWarningBeforeLeaving } from '#web/navigation/warning-before-leaving.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useStore } from '#web/state/use-store.ts';
import { openStoredDraft } from './stored-draft.ts';

type Begun<Values> = {
  /** Of what: a challenge's id, or the kind of a new one. */
  of: string;
  shape: z.ZodMiniType<Values>;
  /** Initial values, and their revision; null for a new one. */
  values: Values;
  revision: number | null;
};

export function useStoredDraft<Values>({ of, shape, values, revision }: Begun<Values>) {
  const { user } = useCurrentUser();
  const [writing] = useState(() => {
    const { change, ...draft } = openStoredDraft({ userId: user?.id ?? '', of }, shape, { values, revision });
    const take = (next: (values: Values) => Values) =>
      change(({ values, revision }) => ({ values: next(values), revision }));
    return { ...draft, change: take };
  });
  const { stored, keeping, isRestored } = useStore(writing);
  // Only where the browser keeps nothing.
  useWarningBeforeLeaving(keeping === 'not-kept');
  const { change, startOver, drop } = writing;
  return { ...stored, keeping, isRestored, change, startOver, drop };
}
