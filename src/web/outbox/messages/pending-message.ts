import type { sendMessage } from '#contract/conversations/conversations.ts';
import type { RequestOf, ResponseOf } from '#contract/endpoint.ts';
import type { AttachmentKind } from '#domain/conversations/attachment.ts';

export type SavedMessage = ResponseOf<typeof sendMessage>;
type Subject = RequestOf<typeof sendMessage>['body']['about'];

/** What goes with a message: the server has it (`id`), or this device until the message goes (`fileKey`). */
export type PendingFile = ({ id: string } | { fileKey: string }) & {
  kind: AttachmentKind;
  seconds: number | null;
};

/** A message on this device. It may have reached the server without our learning of it. */
export type PendingMessage = {
  /** The `Idempotency-Key` of every try, so that the server takes it once. */
  key: string;
  /** Who wrote it, and in whose conversation. */
  userId: string;
  memberId: string;
  text: string;
  about: Subject;
  /** What it is about, in words: 'Back Squat, set 3'; empty for nothing. */
  aboutWords: string;
  files: PendingFile[];
  keptAt: number;
  /** The server's refusal. A refused message is sent again only on request. */
  refusal: { status: number; sentence: string } | null;
};

/** Keys of those files that are on this device. */
export const filesHere = ({ files }: Pick<PendingMessage, 'files'>): string[] =>
  files.flatMap(file => ('fileKey' in file ? [file.fileKey] : []));
