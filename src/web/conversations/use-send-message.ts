import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newRequestKey } from '#web/data/request-key.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import type { AttachedFile } from './attachments/attached-files.ts';
import type { WaitingMessage } from './outbox/waiting-message.ts';

type Written = Pick<WaitingMessage, 'memberId' | 'text' | 'about' | 'aboutWords'> & {
  attached: readonly AttachedFile[];
};

/**
 * Sends by way of the device: a message is kept there first, and from then on it stands in its conversation, whatever becomes
 * of the signal and the page. `onKept` then makes room for the next.
 */
export function useSendMessage(onKept: () => void) {
  const client = useQueryClient();
  const { user } = useCurrentUser();
  const [state, setState] = useState<'idle' | 'keeping' | 'failed'>('idle');
  const send = async (written: Written) => {
    if (!user || state === 'keeping') return;
    setState('keeping');
    try {
      const { sendWaitingMessages } = await keep(written, user.id);
      setState('idle');
      onKept();
      await sendWaitingMessages(client, user.id).catch(() => undefined);
    } catch {
      setState('failed');
    }
  };
  return { isKeeping: state === 'keeping', hasFailed: state === 'failed', send };
}

async function keep({ attached, ...written }: Written, userId: string) {
  const [outbox, { filesToSend }] = await Promise.all([
    import('./outbox/send-or-keep.ts'),
    import('./attachments/files-to-send.ts'),
  ]);
  const files = await filesToSend(attached, userId);
  const [key, keptAt] = [newRequestKey(), Date.now()];
  await outbox.keepToSend({ ...written, files, key, userId, keptAt, refusal: null });
  return outbox;
}
