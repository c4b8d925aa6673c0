import { requireFound } from '#server/http/problem.ts';
import type { AttachmentRow } from './queries.ts';

/** A processed file, as those see it whom it is for. */
export function shownAttachment({ id, kind, bytes, seconds, width, height, deletedAt }: AttachmentRow) {
  return { id, kind: requireFound(kind, 'File'), bytes: bytes ?? 0, seconds, width, height, deletedAt };
}
