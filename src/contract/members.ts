import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, instant, numeric, requiredText, text } from './wire.ts';

export const roles = ['admin', 'member'] as const;

const member = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  subscriptionStatus: z.string().nullable(),
  subscriptionExpiresAt: instant.nullable(),
  isFoundingMember: z.boolean(),
  /** True until the person has taken up the invitation and chosen a password. */
  invitationPending: z.boolean(),
  createdAt: instant,
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'coach',
  response: z.array(member),
});

export const addMember = endpoint({
  method: 'POST',
  path: '/api/admin/members',
  access: 'coach',
  body: z.object({
    email,
    firstName: requiredText('First name is required', 100),
    lastName: requiredText('Last name is required', 100),
    role: z.enum(roles).default('member'),
  }),
  response: member.extend({ inviteUrl: z.string() }),
  status: 201,
});

/** A fresh invitation for someone who has not taken up the last one; earlier links stop working. */
export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/invite',
  access: 'coach',
  response: z.object({ inviteUrl: z.string() }),
});

export const activateSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/activate-subscription',
  access: 'coach',
  body: z.object({
    stripeCustomerId: text(200).optional(),
    subscriptionId: text(200).optional(),
    durationDays: numeric(
      z
        .number('Enter a number of days')
        .int('Enter a whole number of days')
        .min(1, 'Enter at least 1 day')
        .max(3660, 'Enter at most 3,660 days'),
    ).default(30),
  }),
  response: z.object({ id, expiresAt: instant }),
});
