import { getWeeklyStats } from '#contract/assignments.ts';
import { addDays, dateIn, type PlainDate, sundayOf } from '#domain/plain-date.ts';
import type { MemberWeek } from '#domain/training/schedule/week-pace.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { Route } from '#server/route/route.ts';

export function weeklyStatsRoutes(route: Route): void {
  route(getWeeklyStats, ({ db, now }) => weeklyStats(db, now));
}

type Count = { total: number; complete: number };
export type WeeksOfMember = { thisWeek: MemberWeek; lastWeek: MemberWeek };
type MemberRow = { memberId: string; memberName: string; zone: string; weeks: Record<PlainDate, Count> };

const name = displayName('u');

/**
 * Training days by member and week, for the weeks that it is anywhere on earth: one, or two around a Sunday. Which
 * of them is a member's own is for their time zone to say.
 */
const statsOfWeeks = statement<MemberRow, { sundays: PlainDate[] }>(
  'weekly_stats',
  `select u.id as "memberId", u.time_zone as zone, ${name} as "memberName",
     coalesce(json_object_agg(w.sunday, json_build_object('total', w.total, 'complete', w.complete))
       filter (where w.sunday is not null), '{}') as weeks
   from users u
   left join (
     select d.member_id, s.sunday, count(*) as total,
       count(*) filter (where d.logged_count = d.exercise_count) as complete
     from unnest(:sundays::date[]) as s(sunday)
     join training_days d on d.date between s.sunday and s.sunday + 6 and d.state = 'scheduled'
     join assignments a on a.id = d.assignment_id and a.removed_at is null and a.kind <> 'own'
     group by d.member_id, s.sunday
   ) w on w.member_id = u.id
   where u.role = 'member'
   group by u.id
   order by ${name} collate by_name, u.id`,
  { alone: true },
);

async function weeklyStats(db: Database, now: Date): Promise<MemberWeek[]> {
  const rows = await statsOfWeeks(db, { sundays: weeksSomewhere(now) });
  return rows.map(row => weekOfMember(row, sundayOf(dateIn(row.zone, now))));
}

/** The present week of each member, and the one before. */
export async function lastTwoWeeks(db: Database, now: Date): Promise<WeeksOfMember[]> {
  const these = weeksSomewhere(now);
  const sundays = new Set([...these, ...these.map(sunday => addDays(sunday, -7))]);
  const rows = await statsOfWeeks(db, { sundays: [...sundays] });
  return rows.map(row => {
    const sunday = sundayOf(dateIn(row.zone, now));
    return { thisWeek: weekOfMember(row, sunday), lastWeek: weekOfMember(row, addDays(sunday, -7)) };
  });
}

function weekOfMember({ memberId, memberName, weeks }: MemberRow, sunday: PlainDate): MemberWeek {
  const { total, complete } = weeks[sunday] ?? { total: 0, complete: 0 };
  return { memberId, memberName, completedAssignments: complete, totalAssignments: total };
}

/** By the Sunday each starts on, from where it is earliest to where it is latest. */
function weeksSomewhere(now: Date): PlainDate[] {
  const [earliest, latest] = ['Etc/GMT+12', 'Etc/GMT-14'].map(zone => sundayOf(dateIn(zone, now)));
  return [...new Set([earliest ?? '', latest ?? ''])];
}
