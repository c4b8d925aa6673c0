import * as z from 'zod/mini';
import { maxCents, maxGrantedDays, maxEntryNoteLength } from '#domain/membership/hand-entries.ts';
import { cashCurrencies } from '#domain/membership/money.ts';
import { resumeChoices } from '#contract/assignments.ts';
import { endpoint } from '#contract/endpoint.ts';
import { id, instant, plainDate, text, wholeBetween, wireDate } from '#contract/wire.ts';

/** A coach's entry to a membership by hand. */
const membershipEntry = z.object({
  id: z.string(),
  /** Days given, an end, or until when it was open by hand before entries were kept. */
  kind: z.enum(['days', 'end', 'earlier', 'pause']),
  /** Of `days` and `pause`; none for cash that gives none. */
  days: z.nullable(z.number()),
  /** Of the others; of a pause when it goes on. */
  endsAt: z.nullable(instant),
  /** The amount paid, in hundredths of the currency; null where nothing was. */
  amountCents: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  paidOn: z.nullable(wireDate),
  note: z.string(),
  enteredAt: instant,
  /** Null when their account is gone. */
  enteredByName: z.nullable(z.string()),
  editedAt: z.nullable(instant),
  editedByName: z.nullable(z.string()),
  takenBackAt: z.nullable(instant),
  takenBackByName: z.nullable(z.string()),
});

/** An entry, and until when the membership is open with it; null for not at all, or without an end. */
const entered = z.object({ entry: membershipEntry, expiresAt: z.nullable(instant) });

const grantedDays = wholeBetween(0, maxGrantedDays, 'Enter a whole number of days, from 0 to 3,660');
const amountCents = wholeBetween(1, maxCents, 'Enter an amount from 0.01 to 1,000,000');
const currency = z.enum(cashCurrencies, 'Choose a currency');
const paidOn = plainDate('Say when it was paid');
const note = text(maxEntryNoteLength);

const changes = ['members', 'account', 'security', 'notices'] as const;
const ofEntry = z.object({ id, entryId: id });

/** The actions of coaches and the payment provider on one membership, the newest first; also those taken back. */
export const getMembershipHistory = endpoint({
  method: 'GET',
  path: '/api/admin/members/:id/membership-history',
  access: 'coach',
  providesTags: ['members', 'account', 'security'],
  response: z.object({
    entries: z.array(membershipEntry),
    /** The latest 100 of the provider. */
    atProvider: z.array(z.object({ id: z.string(), at: instant, text: z.string() })),
  }),
});

/** Cash that a member has paid, and the days that it gives, from the end of the membership on. 409 where nothing ends. */
export const recordPayment = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/payments',
  access: 'coach',
  invalidatesTags: changes,
  idempotent: true,
  body: z.object({
    amountCents,
    currency: z._default(currency, 'USD'),
    paidOn,
    note: z._default(note, ''),
    days: z._default(grantedDays, 0),
  }),
  response: entered,
  status: 201,
});

/** Corrects what was entered: what is sent changes, and those after it that went on from its end move with it. 409 for an end. */
export const correctMembershipEntry = endpoint({
  method: 'PATCH',
  path: '/api/admin/members/:id/membership-entries/:entryId',
  access: 'coach',
  invalidatesTags: changes,
  params: ofEntry,
  body: z
    .object({
      days: z.optional(grantedDays),
      /** Null: nothing was paid. */
      amountCents: z.optional(z.nullable(amountCents)),
      currency: z.optional(z.nullable(currency)),
      paidOn: z.optional(z.nullable(paidOn)),
      note: z.optional(note),
    })
    .check(z.refine(body => Object.values(body).some(value => value !== undefined), 'Say what to change')),
  response: entered,
});

/** As if it had not been entered. It stays in the history. */
export const takeBackMembershipEntry = endpoint({
  method: 'DELETE',
  path: '/api/admin/members/:id/membership-entries/:entryId',
  access: 'coach',
  invalidatesTags: changes,
  params: ofEntry,
  response: entered,
});

/** Ends a membership with a day, the member's own. 409 where the payment provider carries it further, with where to end it. */
export const endMembership = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/end-membership',
  access: 'coach',
  invalidatesTags: changes,
  idempotent: true,
  body: z.object({ on: plainDate('Say on which day it ends') }),
  response: z.object({ id, expiresAt: instant }),
});

/**
 * Pauses a membership until a day, the member's own: its end moves on by as many days. With `programs` the programs
 * under way are paused until then, too, and go on automatically. 409 where the payment provider renews it, with where
 * to pause it.
 */
export const pauseMembership = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/pause-membership',
  access: 'coach',
  invalidatesTags: [...changes, 'assignments', 'training'],
  idempotent: true,
  body: z.object({
    until: plainDate('Say on which day it goes on'),
    programs: z._default(z.boolean(), true),
    resume: z._default(z.enum(resumeChoices), 'move-on'),
  }),
  response: z.object({ id, expiresAt: instant, programs: z.number() }),
});

/** Writes to a member whose payment has failed; 409 where none has, and within a day of the last letter. */
export const remindOfPayment = endpoint({
  method: 'POST',
  path: '/api/admin/members/:id/remind-of-payment',
  access: 'coach',
  invalidatesTags: ['members', 'security'],
  idempotent: true,
  response: z.object({
    remindedAt: instant,
    /** Whether a letter is sent automatically: there is a mail server. */
    mailed: z.boolean(),
  }),
});
