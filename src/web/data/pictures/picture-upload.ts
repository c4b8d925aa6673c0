import { useRef } from 'react';
import { type PictureUse, uploadPicture } from '#contract/pictures.ts';
import { call, CallError } from '#web/data/call.ts';
import { fileOf } from './file-of.ts';

/** The server takes in so many pictures at once, and says when that is so. */
const triesWhileBusy = 5;
const pause = 2_000;

/**
 * Sends a picture of a form ahead of it as a file, and the form with its address: written as text it would be a third
 * larger. The form itself keeps the picture as it was chosen, for its draft on the device. Sent again, because no
 * answer came, it is the same request as before: `useSend(…, { prepare: usePictureUpload('recipe', 'imageUrl') })`.
 */
export function usePictureUpload(use: PictureUse, field: string) {
  const last = useRef({ chosen: '', address: '' });
  return async (body: unknown, isSentAgain: boolean): Promise<unknown> => {
    const chosen = (body as Record<string, unknown>)[field];
    if (typeof chosen !== 'string' || !chosen.startsWith('data:')) return body;
    if (!isSentAgain || last.current.chosen !== chosen) {
      const { address } = await uploaded(fileOf(chosen), use);
      last.current = { chosen, address };
    }
    return { ...(body as object), [field]: last.current.address };
  };
}

async function uploaded(body: Blob, use: PictureUse, tries = triesWhileBusy): Promise<{ address: string }> {
  try {
    return await call(uploadPicture, { query: { for: use }, body });
  } catch (error) {
    if (tries === 1 || !(error instanceof CallError) || error.status !== 503) throw error;
    await new Promise(resolve => setTimeout(resolve, pause));
    return uploaded(body, use, tries - 1);
  }
}
