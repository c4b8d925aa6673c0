import type { AttachmentKind } from '#domain/conversations/attachment.ts';
import { CallError } from '#web/data/call.ts';
import { preparedPictureFile } from './prepared-picture-file.ts';

export type PreparedFile = { blob: Blob; kind: AttachmentKind; seconds: number | null };

/** A clip of which a part has to be chosen first. */
export class TooLong extends Error {
  readonly kind: 'voice' | 'video';
  readonly seconds: number;

  constructor(kind: 'voice' | 'video', seconds: number) {
    super('too long');
    this.kind = kind;
    this.seconds = seconds;
  }
}

export type Options = { start?: number | undefined; onProgress: (part: number) => void };

/**
 * A chosen file as it is sent, without a word of where and with what it was made: a picture is drawn again, a clip is written
 * anew. What clips need for that is large, and fetched for a clip alone.
 */
export async function preparedFile(file: Blob, options: Options): Promise<PreparedFile> {
  if (file.type.startsWith('image/'))
    return { blob: await preparedPictureFile(file), kind: 'picture', seconds: null };
  const { preparedClip } = await import('./prepare-clip.ts').catch(notHere);
  return preparedClip(file, options);
}

function notHere(): never {
  throw new CallError(0, 'Clips cannot be attached right now. Please try again when you have a signal.');
}
