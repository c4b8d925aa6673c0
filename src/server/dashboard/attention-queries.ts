import { missedWithinDays, mostDaysNamed, mostNamed } from '#domain/attention/named-lists.ts';
import {
  endedWithinDays,
  endingWithinDays,
  type MembershipFacts,
} from '#domain/membership/membership-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { shownName } from '#server/accounts/shown-name.ts';
import { endsSoon, lastDayOf } from '#server/assignments/ahead.ts';
import { type Database, statement } from '#server/database/database.ts';
import { letInNow, membershipFacts } from '#server/members/membership-facts.ts';
import { loggedOn } from '#server/training-days/counts/has-work.ts';

/** The date of today where members live: `todayByZone`. */
type Todays = { zones: string[]; todays: PlainDate[] };
type At = Todays & { now: Date };

const member = `u.id as "memberId", ${shownName('u')} as "memberName"`;

/** Each member who is let in, with their own date. */
const letIn = `let_in as (
  select u.*, z.today from users u
  join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
  where ${letInNow('u')})`;

type MissedRow = {
  memberId: string;
  memberName: string;
  missedDays: number;
  total: number;
  days: { date: PlainDate; dayName: string; weekNumber: number | null; programName: string | null }[];
};

const missed = statement<MissedRow, At>(
  'attention_missed',
  `with ${letIn}, missed as (
     select d.id, d.member_id, d.date, d.day_version_id
     from let_in u
     join training_days d on d.member_id = u.id and d.state = 'scheduled' and not ${loggedOn('d')}
       and d.date between u.today - ${missedWithinDays} and u.today - 1
     join assignments a on a.id = d.assignment_id and a.removed_at is null and a.kind <> 'own'),
   people as (
     select member_id, count(*) as days, max(date) as latest, count(*) over () as total
     from missed group by member_id
     order by days desc, latest desc, member_id limit ${mostNamed})
   select ${member}, p.days as "missedDays", p.total, (
     select json_agg(x) from (
       select m.date, v.day_name as "dayName", v.week_number as "weekNumber",
         case when w.hidden_at is null and w.program_type <> 'daily_workout' then w.name end as "programName"
       from missed m join day_versions v on v.id = m.day_version_id join workouts w on w.id = v.workout_id
       where m.member_id = p.member_id order by m.date desc, m.id limit ${mostDaysNamed}) x) as days
   from people p join users u on u.id = p.member_id
   order by p.days desc, p.latest desc, p.member_id`,
  { alone: true },
);

type EndingRow = {
  memberId: string;
  memberName: string;
  assignmentId: string;
  programName: string | null;
  lastDate: PlainDate;
  total: number;
};

const ending = statement<EndingRow, At>(
  'attention_ending',
  `with ${letIn}
   select ${member}, a.id as "assignmentId", case when w.hidden_at is null then w.name end as "programName",
     l.date as "lastDate", count(*) over () as total
   from let_in u
   join assignments a on a.member_id = u.id and a.status = 'active' and a.kind = 'program' and a.removed_at is null
   join workouts w on w.id = a.workout_id
   cross join lateral ${lastDayOf('a')} l
   where ${endsSoon({ last: 'l.date', today: 'u.today' })}
   order by l.date, ${shownName('u')} collate by_name, a.id limit ${mostNamed}`,
  { alone: true },
);

/** All whose membership may be one to tell of; `membershipState` says which are. */
const doubtful = statement<MembershipFacts & { memberId: string; memberName: string }, { now: Date }>(
  'attention_memberships',
  `select * from (
     select ${member}, ${membershipFacts('u')}
     from users u where u.role = 'member') m
   where m."subscriptionPastDueAt" is not null
     or m."subscriptionExpiresAt" between :now::timestamptz - interval '${endedWithinDays} days'
       and :now::timestamptz + interval '${endingWithinDays} days'
     or m."endedAtProvider" >= :now::timestamptz - interval '${endedWithinDays} days'`,
  { alone: true },
);

export const missedDays = (db: Database, at: At) => missed(db, at);
export const endingPrograms = (db: Database, at: At) => ending(db, at);
export const doubtfulMemberships = (db: Database, now: Date) => doubtful(db, { now });
