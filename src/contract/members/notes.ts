import * as z from 'zod/mini';
import { maxNoteLength } from '#domain/notes.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, id, instant, requiredText, wholeBetween } from '#contract/wire.ts';

const note = z.object({
  id: z.string(),
  text: z.string(),
  /** The author; null when their account is gone. */
  authorName: z.nullable(z.string()),
  createdAt: instant,
  /** The last change, and its author; null where the note stands as it was written. */
  editedAt: z.nullable(instant),
  editedByName: z.nullable(z.string()),
});

const body = z.object({ text: requiredText('Write something first', maxNoteLength) });

const ofNote = z.object({ id, noteId: id });

/**
 * Coaches' notes about a member for one another, the newest first. The member never reads them here, only in their data
 * export where the fellowship allows it. Of a coach there are none.
 */
export const listNotes = endpoint({
  method: 'GET',
  path: '/api/members/:id/notes',
  access: 'coach',
  providesTags: ['notes', 'members'],
  query: z.object({
    from: z._default(wholeBetween(0, 1_000_000), 0),
    limit: z._default(wholeBetween(1, 200), 50),
  }),
  response: z.array(note),
});

export const writeNote = endpoint({
  method: 'POST',
  path: '/api/members/:id/notes',
  access: 'coach',
  invalidatesTags: ['notes'],
  idempotent: true,
  body,
  response: note,
  status: 201,
});

/** Any coach may: the author stays, and the editor is named. */
export const editNote = endpoint({
  method: 'PATCH',
  path: '/api/members/:id/notes/:noteId',
  access: 'coach',
  invalidatesTags: ['notes'],
  params: ofNote,
  body,
  response: note,
});

export const removeNote = endpoint({
  method: 'DELETE',
  path: '/api/members/:id/notes/:noteId',
  access: 'coach',
  invalidatesTags: ['notes'],
  params: ofNote,
  response: done,
});

/** Puts back what was removed within the last hour; later it is gone for good. */
export const restoreNote = endpoint({
  method: 'POST',
  path: '/api/members/:id/notes/:noteId/restore',
  access: 'coach',
  invalidatesTags: ['notes'],
  params: ofNote,
  response: note,
});
