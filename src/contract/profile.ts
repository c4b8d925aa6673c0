import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { loadingInput } from './loading-fields.ts';
import { notAPicture } from './pictures.ts';
import { units, user } from './session.ts';
import { done, lastName, notes, text, timeZone } from './wire.ts';

/** The largest picture that is accepted, as a data URL of a file of 8 MB. */
const pictureLimit = 11_500_000;

/** Of a data URL the beginning alone: what its 10 MB are shows when they are read as a picture. */
const pictureOrAddress =
  /^(?:$|\/pictures\/[\w.-]{1,100}$|data:image\/(?:jpeg|png|webp|avif);base64,[A-Za-z0-9+/])/;

const picture = z
  .string()
  .check(
    z.maxLength(pictureLimit, 'Choose a picture of at most 8 MB'),
    z.regex(pictureOrAddress, notAPicture),
  );

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  invalidatesTags: ['account', 'members', 'security'],
  limit: { max: 60, minutes: 15 },
  bodyLimit: 12_000_000,
  carriesPicture: true,
  body: z.object({
    firstName: z.optional(text(100)),
    lastName: z.optional(lastName),
    bio: z.optional(notes),
    timeZone: z.optional(timeZone),
    /** Units left out stay as they are. */
    units: z.optional(z.partial(units)),
    /** The asker's own bar and plates; null forgets them. */
    loading: z.optional(z.nullable(loadingInput)),
    /**
     * A picture as a data URL: it is checked, resized and stored as a file, and answers carry its address. So does an
     * address that `POST /api/pictures` gave. Null or empty takes the picture away; the address as it was sent leaves
     * it as it is.
     */
    profileImageUrl: z.optional(z.nullable(picture)),
  }),
  response: user,
});

/**
 * Removes the account with all that is its owner's. Who has a password gives it; who has none (an account of the
 * OpenID provider) types their e-mail address. 409 for a coach.
 */
export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/profile',
  access: 'signed-in',
  // The page is left: a read after it would only be refused.
  invalidatesTags: [],
  body: z.object({ confirmation: z.string().check(z.maxLength(254)) }),
  response: done,
});
