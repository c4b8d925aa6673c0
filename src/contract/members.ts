import * as z from 'zod/mini';
import { usualActivationDays } from '#domain/membership/membership.ts';
import { membershipStates } from '#domain/membership/membership-state.ts';
import { endpoint } from './endpoint.ts';
import {
  done,
  email,
  firstName,
  id,
  inCentimeters,
  inKilograms,
  instant,
  lastNameOrDash,
  plainDate,
  text,
  wholeBetween,
  wireDate,
} from './wire.ts';

export const roles = ['admin', 'member'] as const;

const member = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(roles),
  subscriptionStatus: z.nullable(z.string()),
  subscriptionExpiresAt: z.nullable(instant),
  subscriptionPastDueAt: z.nullable(instant),
  /** The payment provider's own word for the subscription. */
  providerStatus: z.nullable(z.string()),
  isFoundingMember: z.boolean(),
  /** True until the person has accepted the invitation and chosen a password. */
  invitationPending: z.boolean(),
  /** The paid subscription at the payment provider, if there is one. */
  subscriptionId: z.nullable(z.string()),
  /** Whether the member may do a training day on another date. */
  mayMoveSessions: z.boolean(),
  /** Whether the member may put another exercise of its category in one's place during a session. */
  maySwapExercises: z.boolean(),
  createdAt: instant,
});

/** As the list shows them. */
const listedMember = z.extend(member, {
  /** Came with a list, and their invitation is held until a coach sends those that wait. */
  invitationWaits: z.boolean(),
  membershipState: z.enum(membershipStates),
  /** The zone of the member's dates: a membership runs by them. */
  timeZone: z.string(),
  /** The last date, by the member's own today, on which something was trained; null for never. */
  lastTrainedOn: z.nullable(wireDate),
  /** Dates of the last 7 days, today left out, with a training day of which nothing is logged; none for who is not let in. */
  missedDays: z.number(),
});

const durationDays = wholeBetween(1, 3660, 'Enter a whole number of days, from 1 to 3,660');

export const listMembers = endpoint({
  method: 'GET',
  path: '/api/admin/members',
  access: 'coach',
  providesTags: ['members', 'permissions', 'account', 'training', 'logs'],
  response: z.array(listedMember),
});

/** A person as their coach sees them: the account, their profile, and when they train. */
export const getMember = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id',
  access: 'coach',
  providesTags: ['members', 'permissions', 'account', 'assignments', 'programs', 'training', 'logs'],
  response: z.extend(listedMember, {
    bio: z.nullable(z.string()),
    /** The nutrition profile; null where nothing was entered. */
    age: z.nullable(z.number()),
    sex: z.nullable(z.string()),
    heightCm: z.nullable(inCentimeters),
    weightKg: z.nullable(inKilograms),
    activityLevel: z.nullable(z.string()),
    goal: z.nullable(z.string()),
    dietPreference: z.nullable(z.string()),
    allergens: z.array(z.string()),
    /** Until when a coach has activated the membership by hand. */
    activatedUntil: z.nullable(instant),
    subscriptionRenewsAt: z.nullable(instant),
    /** The customer at the payment provider. */
    stripeCustomerId: z.nullable(z.string()),
    /** While a coach has paused the membership: when it goes on. */
    pausedUntil: z.nullable(instant),
    /** The last time a coach had them reminded of a failed payment. */
    remindedOfPaymentAt: z.nullable(instant),
    /** The first day from today on with something left to do. */
    nextTraining: z.nullable(
      z.object({
        trainingDayId: z.string(),
        date: wireDate,
        dayName: z.string(),
        programName: z.string(),
        kind: z.enum(['program', 'single_workout', 'daily']),
      }),
    ),
  }),
});

export const addMember = endpoint({
  method: 'POST',
  path: '/api/admin/members',
  access: 'coach',
  invalidatesTags: ['members', 'assignments', 'training', 'security'],
  idempotent: 'no-replay',
  body: z.object({
    email,
    firstName,
    lastName: lastNameOrDash,
    role: z._default(z.enum(roles), 'member'),
    /** Lets the member in at once, for so many days; else they join by payment, or are activated later. */
    membership: z.nullish(z.object({ durationDays })),
    /** The program that a member begins with; from the coach's own today unless a date is given. */
    startProgram: z.nullish(z.object({ workoutId: id, startDate: z.nullish(plainDate()) })),
  }),
  response: z.extend(member, {
    inviteUrl: z.string(),
    /** Whether the letter with the link is sent automatically: there is a mail server. */
    mailed: z.boolean(),
  }),
  status: 201,
});

/** A fresh invitation for someone who has not accepted the last one; earlier links stop working. */
export const inviteAgain = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/invite',
  access: 'coach',
  invalidatesTags: ['security'],
  idempotent: 'no-replay',
  response: z.object({ inviteUrl: z.string(), mailed: z.boolean() }),
});

/** From now on, or from the end of the membership that runs. 409 where the payment provider renews it: it has no end. */
export const activateSubscription = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/activate-subscription',
  access: 'coach',
  invalidatesTags: ['members', 'account', 'security'],
  idempotent: true,
  body: z.object({
    stripeCustomerId: z.optional(text(200)),
    subscriptionId: z.optional(text(200)),
    durationDays: z._default(durationDays, usualActivationDays),
  }),
  response: z.object({ id, expiresAt: instant }),
});

/** A coach's settings for one member; fields left out stay as they are. */
export const updateMember = endpoint({
  method: 'PATCH',
  path: '/api/admin/members/:id',
  access: 'coach',
  invalidatesTags: ['permissions'],
  body: z
    .object({ mayMoveSessions: z.optional(z.boolean()), maySwapExercises: z.optional(z.boolean()) })
    .check(z.refine(body => Object.values(body).some(value => value !== undefined), 'Say what to change')),
  response: listedMember,
});

/** 409 for one's own role, and for the last coach. */
export const changeRole = endpoint({
  method: 'PATCH',
  path: '/api/admin/members/:id/role',
  access: 'coach',
  invalidatesTags: ['members', 'groups', 'account', 'sessions', 'security'],
  body: z.object({ role: z.enum(roles) }),
  response: listedMember,
});

/** Removes the account with its sessions, assignments and logs. 409 for oneself, and for the last coach. */
export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/api/admin/members/:id',
  access: 'coach',
  invalidatesTags: ['members', 'groups', 'assignments', 'logs', 'results', 'security'],
  response: done,
});

/** The address of what the fellowship keeps of a member's training, as a file: a link, not a call, for a coach. */
export const dataOfMember = (memberId: string, format: 'json' | 'csv'): string =>
  `/api/admin/members/${memberId}/data.${format}`;
