import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { user } from './session.ts';
import { notes, text, timeZone } from './wire.ts';

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  body: z.object({
    firstName: text(100).optional(),
    lastName: text(100).optional(),
    bio: notes.optional(),
    timeZone: timeZone.optional(),
  }),
  response: user,
});
