import * as z from 'zod/mini';
import { longestMessage } from '#domain/conversations/message.ts';
import { endpoint } from '#contract/endpoint.ts';
import { done, instant, line, requiredText } from '#contract/wire.ts';

/** A text that a coach writes often; `{firstName}` in it stands for the recipient's first name. */
const savedReply = z.object({
  id: z.string(),
  /** Empty where it is known by how it begins. */
  title: z.string(),
  text: z.string(),
  createdAt: instant,
  updatedAt: instant,
});

const title = line(100);
const replyText = requiredText('Write the reply first', longestMessage);

/** The asker's own, by title. */
export const listSavedReplies = endpoint({
  method: 'GET',
  path: '/api/saved-replies',
  access: 'coach',
  providesTags: ['saved-replies'],
  response: z.array(savedReply),
});

/** 409 beyond 200 of them. */
export const createSavedReply = endpoint({
  method: 'POST',
  path: '/api/saved-replies',
  access: 'coach',
  invalidatesTags: ['saved-replies'],
  idempotent: true,
  body: z.object({ title: z._default(title, ''), text: replyText }),
  response: savedReply,
  status: 201,
});

/** A coach's own reply; fields left out stay as they are. */
export const updateSavedReply = endpoint({
  method: 'PATCH',
  path: '/api/saved-replies/:id',
  access: 'coach',
  invalidatesTags: ['saved-replies'],
  body: z.object({ title: z.optional(title), text: z.optional(replyText) }),
  response: savedReply,
});

export const deleteSavedReply = endpoint({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  access: 'coach',
  invalidatesTags: ['saved-replies'],
  response: done,
});
