import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { user } from './session.ts';
import { notes, text, timeZone } from './wire.ts';

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  body: z.object({
    firstName: z.optional(text(100)),
    lastName: z.optional(text(100)),
    bio: z.optional(notes),
    timeZone: z.optional(timeZone),
  }),
  response: user,
});
