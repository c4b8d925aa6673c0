import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const notAPicture = 'This file is not a picture we can read. Choose a JPEG, PNG, WebP or AVIF.';

const uses = ['profile', 'recipe', 'promotion', 'logo'] as const;
export type PictureUse = (typeof uses)[number];

/**
 * Uploads a picture as it is: the body is the file, its `content-type` one of the four. The address it answers is taken
 * once, by the call that puts it to the use it was made for, and only from who sent it; what is not put to use within
 * a day is removed. All but those of profiles are a coach's.
 */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/api/pictures',
  access: 'signed-in',
  invalidatesTags: [],
  limit: { max: 60, minutes: 15 },
  bodyLimit: 8 * 1024 * 1024,
  carriesPicture: true,
  idempotent: true,
  query: z.object({ for: z.enum(uses) }),
  body: z.custom<Uint8Array | Blob>(value => value instanceof Uint8Array, notAPicture),
  response: z.object({ address: z.string() }),
  status: 201,
});
