import * as z from 'zod/mini';
import { maxMembersAtOnce } from '#domain/limits.ts';
import { maxGrantedDays } from '#domain/membership/hand-entries.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, instant, plainDate, wholeBetween } from '#contract/wire.ts';

const many = (least: string) =>
  z.array(id).check(
    z.minLength(1, least),
    z.maxLength(maxMembersAtOnce, `Choose at most ${maxMembersAtOnce.toLocaleString('en-US')} at once`),
    z.refine(ids => new Set(ids).size === ids.length, 'Somebody is named twice'),
  );

const memberIds = many('Choose at least one member');

/** The members it could not be done for, each with the reason. */
const refused = z.array(z.object({ memberId: z.string(), name: z.string(), why: z.string() }));

/** Moves the ends of memberships by so many days, or opens those that are over; answers for whom it can't be done. */
export const extendMemberships = endpoint({
  method: 'POST',
  path: '/api/admin/members/extend-memberships',
  access: 'coach',
  invalidatesTags: ['members', 'account', 'security', 'notices'],
  idempotent: true,
  body: z.object({
    memberIds,
    durationDays: wholeBetween(1, maxGrantedDays, 'Enter a whole number of days, from 1 to 3,660'),
  }),
  response: z.object({
    extended: z.array(
      z.object({ memberId: z.string(), entryId: z.string(), expiresAt: z.nullable(instant) }),
    ),
    refused,
  }),
  status: 201,
});

/** Takes entries of memberships back, as if they had not been made. What was taken back already stays so. */
export const takeBackMembershipEntries = endpoint({
  method: 'POST',
  path: '/api/admin/members/take-back-entries',
  access: 'coach',
  invalidatesTags: ['members', 'account', 'security', 'notices'],
  idempotent: true,
  body: z.object({ entryIds: many('Name at least one entry') }),
  response: z.object({ count: z.number() }),
});

/**
 * Puts what members have on one date on another, as moving each session does: `from` a date, or the days that an
 * earlier call has moved, to put them back. Answers for whom it can't be done.
 */
export const moveSessions = endpoint({
  method: 'POST',
  path: '/api/training-days/moves',
  access: 'coach',
  invalidatesTags: ['training'],
  idempotent: true,
  body: z.object({
    of: z.union(
      [
        z.object({ memberIds, from: plainDate('Say which day is moved') }),
        z.object({ trainingDayIds: many('Name at least one session') }),
      ],
      'Choose members and a day',
    ),
    to: plainDate('Say where it is moved'),
  }),
  response: z.object({
    moved: z.array(z.object({ id: z.string(), memberId: z.string() })),
    refused,
  }),
  status: 201,
});
