import * as z from 'zod/mini';
import { dateOrders } from '#domain/member-import/date-cells.ts';
import { memberFields } from '#domain/member-import/columns.ts';
import { endpoint } from '#contract/endpoint.ts';
import { fewNames, id, verbatim, wireDate } from '#contract/wire.ts';

const fewColumns = { max: 200, message: 'A list has at most 200 columns' };
const fewPrograms = { max: 200, message: 'A list names at most 200 programs' };

/**
 * Members from a table: names, addresses, groups, until when they have paid, a program and its start. A dry run answers
 * each line's fate and the open questions; the import is one transaction, and of who is a member already nothing
 * changes, so the same list twice adds nothing. 409 while a question is open.
 */
export const importMembers = endpoint({
  method: 'POST',
  path: '/api/members/imports',
  access: 'coach',
  invalidatesTags: ['members', 'groups', 'assignments', 'training', 'notices', 'security'],
  idempotent: true,
  bodyLimit: 4_000_000,
  body: z.object({
    text: verbatim(1_000_000),
    dryRun: z._default(z.boolean(), false),
    /** Letters go out at once, or when a coach sends all that wait. */
    invite: z._default(z.enum(['now', 'later']), 'now'),
    /** Fields by heading, where they are not what the headings say. */
    mapping: z._default(fewNames(z.record(z.string(), z.nullable(z.enum(memberFields))), fewColumns), {}),
    dateOrders: z._default(
      z.object({
        'paid-until': z.optional(z.enum(dateOrders)),
        'start-date': z.optional(z.enum(dateOrders)),
      }),
      {},
    ),
    /** The program that a name of the list means; null for none. */
    programs: z._default(fewNames(z.record(z.string(), z.nullable(id)), fewPrograms), {}),
  }),
  response: z.object({
    columns: z.array(z.object({ heading: z.string(), field: z.nullable(z.enum(memberFields)) })),
    /** The reason nothing in the file can be read; null where something can. */
    refused: z.nullable(z.string()),
    lines: z.array(
      z.object({
        line: z.number(),
        name: z.string(),
        email: z.string(),
        fate: z.enum(['taken', 'already-there', 'dropped', 'refused']),
        /** Of those that are not taken. */
        why: z.nullable(z.string()),
        groups: z.array(z.string()),
        paidUntil: z.nullable(wireDate),
        programName: z.nullable(z.string()),
        startDate: z.nullable(wireDate),
      }),
    ),
    counts: z.object({
      taken: z.number(),
      alreadyThere: z.number(),
      dropped: z.number(),
      refused: z.number(),
    }),
    newGroups: z.array(z.string()),
    /** Dates that can be read in two ways; read as proposed until it is answered. */
    dates: z.array(
      z.object({
        field: z.enum(['paid-until', 'start-date']),
        heading: z.string(),
        examples: z.array(z.string()),
        proposed: z.enum(dateOrders),
        isOpen: z.boolean(),
      }),
    ),
    programs: z.array(
      z.object({
        name: z.string(),
        count: z.number(),
        workoutId: z.nullable(z.string()),
        nearest: z.array(z.object({ id: z.string(), name: z.string() })),
        isOpen: z.boolean(),
      }),
    ),
    /** Something has to be answered before it can be imported. */
    isOpen: z.boolean(),
    /** Whether letters are sent automatically: there is a mail server. */
    mailed: z.boolean(),
  }),
  status: 201,
});

/** Sends the invitations that were held for later; `count` of them. */
export const sendInvitations = endpoint({
  method: 'POST',
  path: '/api/members/invitations',
  access: 'coach',
  invalidatesTags: ['members'],
  idempotent: true,
  response: z.object({ count: z.number() }),
});
