import * as z from 'zod/mini';
import { weekDayStatuses } from '#domain/attention/week-board.ts';
import { endpoint } from '#contract/endpoint.ts';
import { ofGroup, plainDate, wireDate } from '#contract/wire.ts';

/** A date of a member on which something was planned or done. */
const weekDay = z.object({
  date: wireDate,
  status: z.enum(weekDayStatuses),
  /** The names of its sessions; of a day without a name its program's. */
  sessions: z.array(z.string()),
  exercises: z.number(),
  logged: z.number(),
  /** The dates from which a session of this date was moved here. */
  movedFrom: z.array(wireDate),
  /** The dates to which sessions that were planned here were moved. */
  movedTo: z.array(wireDate),
  /** A coach has changed one of its sessions for this member alone. */
  isOwn: z.boolean(),
});

/**
 * A week, Monday to Sunday, of everyone who is let in, by name: each date as it stands by the member's own today. Dates
 * without anything are left out: those are rest days. `week` is any date of it, this week by default.
 */
export const getWeekBoard = endpoint({
  method: 'GET',
  path: '/api/admin/week-board',
  access: 'coach',
  providesTags: ['assignments', 'programs', 'training', 'logs', 'members', 'account'],
  query: z.object({ week: z.optional(plainDate()), ...ofGroup }),
  response: z.object({
    monday: wireDate,
    members: z.array(
      z.object({
        memberId: z.string(),
        memberName: z.string(),
        profileImageUrl: z.nullable(z.string()),
        /** The date where the member lives. */
        today: wireDate,
        days: z.array(weekDay),
      }),
    ),
  }),
});
