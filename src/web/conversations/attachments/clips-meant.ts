import type { takeInAttachment } from '#contract/conversations/attachments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type Attachment = ResponseOf<typeof takeInAttachment>;
type Message = { id: string; attachments: readonly Attachment[] };
export type MeantClip = { id: string; seconds: number };

/** The clip that a time in each message is a place in: its own, or the last one before it. By the message's id. */
export function clipsMeant(newestFirst: readonly Message[]): Map<string, MeantClip> {
  const meant = new Map<string, MeantClip>();
  let last: MeantClip | undefined;
  for (const { id, attachments } of newestFirst.toReversed()) {
    for (const { id: attachmentId, seconds, deletedAt } of attachments)
      if (seconds !== null && deletedAt === null) last = { id: attachmentId, seconds };
    if (last) meant.set(id, last);
  }
  return meant;
}
