import { useState } from 'react';
import { draftAt, type Shape } from '#web/data/drafts/draft.ts';
import { openDraft } from '#web/data/drafts/open-draft.ts';
import { localStore } from '#web/data/drafts/local-store.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useOnDevice } from '#web/state/use-on-device.ts';
import { useStore } from '#web/state/use-store.ts';

type StoredDraft = { text: string };

/** By hand: a page opens with it. */
const shape: Shape<StoredDraft> = {
  safeParse: kept =>
    typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
      ? { success: true, data: { text: kept.text } }
      : { success: false },
};

/** A draft for each person and conversation, and for each day that is written about. */
export const openMessage = (userId: string, place: string, store = localStore()) =>
  openDraft<StoredDraft>(draftAt({ what: 'message', shape }, userId, place, store), { text: '' }, kept =>
    kept.text.trim() === '' ? kept : null,
  );

export type MessageDraft = { text: string; change: (change: (text: string) => string) => void };

/** The message being typed, stored on the device. The server, which drew the page, does not know it. */
export function useMessageDraft(place: string): MessageDraft {
  const { user } = useCurrentUser();
  const [draft] = useState(() => openMessage(user?.id ?? '', place));
  const { stored } = useStore(draft);
  const isOnDevice = useOnDevice(() => true, false);
  return {
    text: isOnDevice ? stored.text : '',
    change: change => draft.change(({ text }) => ({ text: change(text) })),
  };
}
