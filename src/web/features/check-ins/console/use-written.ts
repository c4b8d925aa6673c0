import { useState } from 'react';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { useStore } from '#web/state/use-store.ts';
import { type CheckIn, openWritten, type WrittenCheckIn, writtenOf } from './written-check-in.ts';

/** The check-in as it is being written, taken up where it was left. */
export function useWritten(checkIn: CheckIn) {
  const { user } = useCurrentUser();
  const [draft] = useState(() => openWritten(user?.id ?? '', checkIn));
  const state = useStore(draft);
  // The server, which drew the page, knows of no draft.
  const isOnDevice = useOnDevice(() => true, false);
  const written = isOnDevice ? state.stored : writtenOf(checkIn);
  return {
    written,
    keeping: isOnDevice ? state.keeping : ('nothing-yet' as const),
    isRestored: isOnDevice && state.isRestored,
    isOlder: written.version !== checkIn.version,
    change: (changes: Partial<WrittenCheckIn>) => draft.change(now => ({ ...now, ...changes })),
    startOver: (from: CheckIn) => draft.startOver(writtenOf(from)),
  };
}
