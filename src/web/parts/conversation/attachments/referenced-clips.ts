import type { takeInAttachment } from '#contract/conversations/attachments.ts';
import type { ResponseOf } from '#contract/endpoint.ts';

export type Attachment = ResponseOf<typeof takeInAttachment>;
type Message = { id: string; attachments: readonly Attachment[] };
export type ReferencedClip = { id: string; kind: Attachment['kind']; seconds: number };

/**
 * The clip that a time in each message is a place in, by the message's id: its own video, else the last clip before it, else
 * its own voice note. What is said beside a voice note is about what was shown before.
 */
export function referencedClips(newestFirst: readonly Message[]): Map<string, ReferencedClip> {
  const meant = new Map<string, ReferencedClip>();
  let before: ReferencedClip | undefined;
  for (const { id, attachments } of newestFirst.toReversed()) {
    const own = attachments.filter(({ deletedAt }) => deletedAt === null).flatMap(clipOf);
    const clip = own.findLast(({ kind }) => kind === 'video') ?? before ?? own.at(-1);
    if (clip) meant.set(id, clip);
    before = own.at(-1) ?? before;
  }
  return meant;
}

const clipOf = ({ id, kind, seconds }: Attachment) => (seconds === null ? [] : [{ id, kind, seconds }]);
