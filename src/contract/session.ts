import * as z from 'zod/mini';
import { distanceUnits, lengthUnits, weightUnits } from '#domain/measures/measure.ts';
import { maxNameLength } from '#domain/fellowship/fellowship-limits.ts';
import { shortestPassword } from '#domain/password.ts';
import { isTimeZone } from '#domain/plain-date.ts';
import { endpoint } from './endpoint.ts';
import { loading } from './loading-fields.ts';
import {
  done,
  email,
  emailOrNone,
  emailText,
  firstName,
  instant,
  lastName,
  line,
  newPassword,
  triedPassword,
  price,
  text,
} from './wire.ts';

const numberAsText = z.nullable(z.pipe(z.number(), z.transform(String)));

/** The units of someone's own screens for weights, distances and lengths. */
export const units = z.object({
  weight: z.enum(weightUnits, 'Choose lb or kg'),
  distance: z.enum(distanceUnits, 'Choose mi or km'),
  length: z.enum(lengthUnits, 'Choose in or cm'),
});

/** The signed-in user, as the account's owner sees it. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(['admin', 'member']),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionExpiresAt: z.nullable(instant),
  /** Set while a payment is open: from then on the member area is closed. */
  subscriptionPastDueAt: z.nullable(instant),
  isFoundingMember: z.boolean(),
  /** The nutrition profile; numbers as text, as the specification has them. */
  age: numberAsText,
  sex: z.nullable(z.string()),
  heightCm: numberAsText,
  weightKg: numberAsText,
  activityLevel: z.nullable(z.string()),
  goal: z.nullable(z.string()),
  dietPreference: z.nullable(z.string()),
  allergens: z.array(z.string()),
  timeZone: z.string(),
  units,
  /** The person's own bar and plates; null until they enter them. */
  loading: z.nullable(loading),
  /** False for someone who only ever signed in at the OpenID provider. */
  hasPassword: z.boolean(),
  createdAt: instant,
});

/** The browser's zone is a courtesy: one the server does not know never stops a sign-in. */
export const browserTimeZone = z.optional(
  z.pipe(
    z.transform((value: string) => (typeof value === 'string' && isTimeZone(value) ? value : undefined)),
    z.optional(z.string()),
  ),
);

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  providesTags: ['account'],
  response: user,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'visitor',
  invalidatesTags: ['account', 'sessions', 'security'],
  body: z.object({
    email: emailText,
    password: triedPassword,
    timeZone: browserTimeZone,
  }),
  response: user,
});

/** The ways to sign in here, other than e-mail and password. */
export const listSignInWays = endpoint({
  method: 'GET',
  path: '/api/sign-in-ways',
  access: 'visitor',
  providesTags: [],
  response: z.object({
    /** The name of the OpenID provider that /api/login leads to; null without one. */
    openIdProvider: z.nullable(z.string()),
  }),
});

/**
 * Asks for an account: a mail with a link comes, which makes it. The answer is the same when there is one already
 * (then the mail says so).
 */
export const signUp = endpoint({
  method: 'POST',
  path: '/api/sign-up',
  access: 'visitor',
  invalidatesTags: [],
  limit: { max: 100, minutes: 60 },
  body: z.object({
    firstName,
    lastName,
    email,
  }),
  response: done,
});

/** Asks for a link to choose a new password, by mail; the same answer whether there is such an account or not. */
export const forgetPassword = endpoint({
  method: 'POST',
  path: '/api/password/forgotten',
  access: 'visitor',
  invalidatesTags: [],
  limit: { max: 100, minutes: 60 },
  body: z.object({ email }),
  response: done,
});

/** The owner of the new password that a link is for; 404 when used or past its time. */
export const getPasswordLink = endpoint({
  method: 'POST',
  path: '/api/password/look-up',
  access: 'visitor',
  invalidatesTags: [],
  limit: { max: 100, minutes: 15 },
  body: z.object({ token: text(200) }),
  response: z.object({ email: z.string(), shortestPassword: z.number() }),
});

/** Sets the new password, ends every session of the account and removes its passkeys, and signs in. */
export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/password/reset',
  access: 'visitor',
  invalidatesTags: ['account', 'members', 'sessions', 'passkeys', 'security'],
  limit: { max: 100, minutes: 15 },
  body: z.object({ token: text(200), password: newPassword, timeZone: browserTimeZone }),
  response: user,
});

/** Changes one's own password and ends all other sessions; 400 when the present one is not right. */
export const changePassword = endpoint({
  method: 'PATCH',
  path: '/api/password',
  access: 'signed-in',
  invalidatesTags: ['sessions', 'security', 'account'],
  body: z.object({ currentPassword: triedPassword, newPassword }),
  response: done,
});

/** The asker's sessions, last used first. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'signed-in',
  providesTags: ['sessions'],
  response: z.array(
    z.object({
      id: z.string(),
      /** The session that asks. */
      isCurrent: z.boolean(),
      /** The browser's name for itself; null when it does not say. */
      userAgent: z.nullable(z.string()),
      createdAt: instant,
      /** To the hour. */
      lastSeenAt: instant,
    }),
  ),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  access: 'signed-in',
  invalidatesTags: ['sessions', 'security'],
  response: done,
});

/** Signs out everywhere: every session of the account ends, this one too. */
export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'signed-in',
  // The page is left: a read after it would only be refused.
  invalidatesTags: [],
  response: done,
});

/** The person that an invitation (or one's own sign-up) is for, so that its page can greet them; 404 when used or past its time. */
export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/look-up',
  access: 'visitor',
  invalidatesTags: [],
  limit: { max: 300, minutes: 15 },
  body: z.object({ token: text(200) }),
  response: z.object({
    email: z.string(),
    firstName: z.nullable(z.string()),
    /** The fewest characters their password may have. */
    shortestPassword: z.number(),
  }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'visitor',
  invalidatesTags: ['account', 'members', 'sessions', 'security'],
  limit: { max: 300, minutes: 15 },
  body: z.object({
    token: text(200),
    password: newPassword,
    timeZone: browserTimeZone,
    /** As chosen with the password; lb, miles and inches where nothing was. */
    units: z.optional(units),
  }),
  response: user,
});

/** Whether the one-time link still makes the first coach; 404 when used or past its time, 409 once there is one. */
export const checkSetupLink = endpoint({
  method: 'POST',
  path: '/api/setup/look-up',
  access: 'visitor',
  invalidatesTags: [],
  limit: { max: 60, minutes: 15 },
  body: z.object({ token: text(200) }),
  response: done,
});

const coachPassword = z
  .string()
  .check(
    z.minLength(shortestPassword.admin, `Use at least ${shortestPassword.admin} characters`),
    z.maxLength(200, 'Use at most 200 characters'),
  );

/** Makes the first coach, with the one-time link the server printed; 409 once there is a coach. */
export const makeFirstCoach = endpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'visitor',
  invalidatesTags: ['account', 'sessions', 'security', 'members', 'fellowship'],
  limit: { max: 60, minutes: 15 },
  body: z.object({
    token: text(200),
    firstName,
    lastName,
    email,
    password: coachPassword,
    timeZone: browserTimeZone,
    units: z.optional(units),
    /** The first words of the fellowship; each may be passed over. */
    fellowshipName: z.optional(line(maxNameLength)),
    coachPhone: z.optional(line(60)),
    coachEmail: z.optional(emailOrNone),
    monthlyPriceDollars: z.optional(price),
  }),
  response: user,
});
