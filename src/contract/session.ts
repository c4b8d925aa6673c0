import * as z from 'zod/mini';
import { isTimeZone } from '#domain/plain-date.ts';
import { endpoint } from './endpoint.ts';
import { done, email, emailText, instant, newPassword, requiredText, text } from './wire.ts';

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
  isFoundingMember: z.boolean(),
  timeZone: z.string(),
  createdAt: instant,
});

/** The browser's zone is a courtesy: one the server does not know never stops a sign-in. */
const browserTimeZone = z.optional(
  z.pipe(
    z.transform((value: string) => (typeof value === 'string' && isTimeZone(value) ? value : undefined)),
    z.optional(z.string()),
  ),
);

export const getCurrentUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  access: 'signed-in',
  response: user,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'visitor',
  body: z.object({
    email: emailText,
    password: z.string().check(z.maxLength(200)),
    timeZone: browserTimeZone,
  }),
  response: user,
});

/** Whom an invitation is for, so that its page can greet them; 404 when used or past its time. */
export const getInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/look-up',
  access: 'visitor',
  body: z.object({ token: text(200) }),
  response: z.object({ email: z.string(), firstName: z.nullable(z.string()) }),
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  access: 'visitor',
  body: z.object({ token: text(200), password: newPassword, timeZone: browserTimeZone }),
  response: user,
});

/** Whether the one-time link still makes the first coach; 404 when used or past its time, 409 once there is one. */
export const checkSetupLink = endpoint({
  method: 'POST',
  path: '/api/setup/look-up',
  access: 'visitor',
  body: z.object({ token: text(200) }),
  response: done,
});

/** Makes the first coach, with the one-time link the server printed; 409 once there is a coach. */
export const makeFirstCoach = endpoint({
  method: 'POST',
  path: '/api/setup',
  access: 'visitor',
  body: z.object({
    token: text(200),
    firstName: requiredText('First name is required', 100),
    lastName: requiredText('Last name is required', 100),
    email,
    password: newPassword,
    timeZone: browserTimeZone,
  }),
  response: user,
});

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'visitor',
  response: done,
});
