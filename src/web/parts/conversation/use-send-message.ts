import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestKey } from '#web/data/request-key.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import type { AttachedFile } from './attachments/attached-files.ts';
import type { PendingMessage } from '#web/outbox/messages/pending-message.ts';

type Written = Pick<PendingMessage, 'memberId' | 'text' | 'about' | 'aboutWords'> & {
  attached: readonly AttachedFile[];
};

/**
 * Sends by way of the device: a message is stored there first, and from then on it stands in its conversation, whatever
 * happens to the signal and the page. `onKept` then makes room for the next.
 */
export function useSendMessage(onKept: () => void) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const [state, setState] = useState<'idle' | 'keeping' | 'failed'>('idle');
  const send = async (written: Written) => {
    if (!user || state === 'keeping') return;
    setState('keeping');
    try {
      const { sendPendingMessages } = await keep(written, user.id);
      setState('idle');
      onKept();
      await sendPendingMessages(client, user.id).catch(() => undefined);
    } catch {
      setState('failed');
    }
  };
  return { isKeeping: state === 'keeping', hasFailed: state === 'failed', send };
}

async function keep({ attached, ...written }: Written, userId: string) {
  // Loaded before the answer, so that the message is in its place at once.
  void import('#web/outbox/messages/take-sent.ts').catch(() => undefined);
  const [outbox, { filesToSend }] = await Promise.all([
    import('#web/outbox/send-message.ts'),
    import('./attachments/files-to-send.ts'),
  ]);
  const files = await filesToSend(attached, userId);
  const [key, keptAt] = [newRequestKey(), Date.now()];
  await outbox.keepToSend({ ...written, files, key, userId, keptAt, refusal: null });
  return outbox;
}
