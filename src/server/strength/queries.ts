import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { comparedDays, plateauWindows } from '#domain/strength/strength-status.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';
import { readAs } from '#server/exercises/read-together.ts';
import { inGroup, type OfGroup } from '#server/groups/in-group.ts';

export type MemberRow = { memberId: string; memberName: string; memberEmail: string; timeZone: string };

const name = displayName('u');

type Page = OfGroup & { memberId: string | null; from: number; limit: number | null };

/**
 * Members in order of their names: a page of those who have an e1RM, which looks no further than its own end; or all
 * of them (no limit), whether they have one or not.
 */
export const pageOfMembers = statement<MemberRow, Page>(
  'members_with_lifts',
  `select * from (
     select u.id as "memberId", ${name} as "memberName", u.email as "memberEmail", u.time_zone as "timeZone"
     from users u
     where u.role = 'member' and (:memberId::uuid is null or u.id = :memberId) and ${inGroup('u.id')}
     order by ${name} collate by_name, u.id offset 0
   ) m
   where :limit::int is null
     or exists (select 1 from progress_logs l where l.member_id = m."memberId" and l.estimated_1rm is not null)
   offset :from limit :limit`,
  { alone: true },
);

/** A member's lifts, in lines for `readLifts`. */
export type LiftsRow = { memberId: string; lifts: string };

/**
 * The lifts of members whose date today is: each e1RM of the last 28 days and of as many before them as a current and a
 * previous one may go back; the best of the 56 days before the 28; and of a lift whose last date is older than the 28,
 * its last days alone. All of it is read from the index; lines of text, one text a member, because tens of thousands of
 * lifts come at once. Days are counted from today.
 */
const liftsOfMembers = statement<
  LiftsRow,
  {
    memberIds: readonly string[];
    today: PlainDate;
    recentFrom: PlainDate;
    beforeFrom: PlainDate;
    comparedFrom: PlainDate;
  }
>(
  'lifts_of_members',
  `select l.member_id as "memberId", string_agg(concat(l.exercise_id, ' ', l.best_before, ' ',
     case when l.last >= :recentFrom then concat(array_to_string(l.days, ','), ' ', array_to_string(l.e1rms, ','))
     else (
       select concat(string_agg((o.date - :today::date)::text, ',' order by o.date), ' ',
         string_agg(o.e1rm::text, ',' order by o.date))
       from (
         select h.date, max(h.estimated_1rm) as e1rm from progress_logs h
         where h.member_id = l.member_id and h.exercise_id = l.exercise_id
           and h.date between l.last - ${comparedDays} and l.last
         -- Asked of the group: asked of each row, PostgreSQL 18 takes the index for dear and reads another.
         group by h.date having max(h.estimated_1rm) is not null) o) end), ';') as lifts
   from (
     select member_id, exercise_id, max(date) as last,
       array_agg(date - :today::date) filter (where date >= :comparedFrom) as days,
       array_agg(estimated_1rm) filter (where date >= :comparedFrom) as e1rms,
       max(estimated_1rm) filter (where date < :recentFrom and date >= :beforeFrom) as best_before
     from progress_logs
     where member_id = any(:memberIds::uuid[]) and estimated_1rm is not null
     group by member_id, exercise_id) l
   group by l.member_id`,
  { alone: true },
);

export function liftsOf(db: Database, memberIds: readonly string[], today: PlainDate) {
  const windows = plateauWindows(today);
  const comparedFrom = addDays(windows.recentFrom, -comparedDays);
  return liftsOfMembers(db, { memberIds, today, ...windows, comparedFrom });
}

/** Every exercise by name, deleted ones too: what was lifted with them keeps its name. With the one that each is read as. */
export const exercisesByName = statement<{ id: string; name: string; readAs: string }>(
  'exercise_names',
  `select e.id, e.name, ${readAs('e')} as "readAs" from exercises e order by e.name collate by_name, e.name collate by_name, e.id`,
  { alone: true },
);

/** The exercise as which each is read, where that is another one. */
export const mergedInto = (
  exercises: readonly { id: string; readAs: string }[],
): ReadonlyMap<string, string> =>
  new Map(exercises.flatMap(({ id, readAs }) => (readAs === id ? [] : [[id, readAs] as const])));
