import * as z from 'zod/mini';
import { attachmentKinds, largestAttachment } from '#domain/conversations/attachment.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant, wholeBetween } from '#contract/wire.ts';

/** A picture, a voice note or a video of a message, or a picture of a check-in. Its file is at `fileOf(id)`, for its member and coaches alone. */
export const attachment = z.object({
  id: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.number(),
  /** Of a voice note or a video. */
  seconds: z.nullable(z.number()),
  /** Of a picture or a video, in pixels. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** The sender deleted it: the file is gone. */
  deletedAt: z.nullable(instant),
});

/** The address of the file, whole or in ranges, for a session of the member's or a coach's. */
export const fileOf = (attachmentId: string): string => `/api/attachments/${attachmentId}/file`;

/** The address for uploading the file in chunks, by the tus protocol (`HEAD`, `PATCH`), for the one who began it. */
export const piecesOf = (attachmentId: string): string => `/api/attachments/${attachmentId}/pieces`;

/**
 * Begins a file for a conversation or a check-in: so many bytes follow in chunks at `piecesOf(id)`, then
 * `takeInAttachment`. What is larger than the said kind may be is refused before anything is sent, and what there is no
 * room for. Not sent in a message or a check-in within a day, it is removed.
 */
export const beginAttachment = endpoint({
  method: 'POST',
  path: '/api/attachments',
  access: 'member',
  invalidatesTags: ['messages'],
  idempotent: true,
  limit: { max: 200, minutes: 60 },
  body: z.object({
    memberId: id,
    kind: z.enum(attachmentKinds),
    bytes: wholeBetween(1, largestAttachment, 'A file can be at most 100 MB, and must not be empty'),
  }),
  response: z.object({ id: z.string() }),
  status: 201,
});

/**
 * The file has come whole: what it is shows in its content. 400, and it is gone, where it is nothing of the three
 * kinds, too long, too large, or holds a place. Called again, it answers the same.
 */
export const takeInAttachment = endpoint({
  method: 'POST',
  path: '/api/attachments/:id/whole',
  access: 'member',
  invalidatesTags: ['messages'],
  response: attachment,
});

/** Takes a file of one's own away, in a message or a check-in too, which then says so. */
export const deleteAttachment = endpoint({
  method: 'DELETE',
  path: '/api/attachments/:id',
  access: 'member',
  invalidatesTags: ['messages', 'check-ins'],
  response: done,
});

/** The bytes a member has used of their storage. A member's own; a coach chooses one. */
export const getAttachmentStorage = endpoint({
  method: 'GET',
  path: '/api/attachments/storage',
  access: 'member',
  providesTags: ['messages', 'fellowship', 'members'],
  query: z.object({ memberId: z.optional(id) }),
  response: z.object({ used: z.number(), most: z.number() }),
});
