import { missedWithinDays } from '#domain/attention/named-lists.ts';
import { reportedStatus } from '#domain/membership/access.ts';
import { type MembershipFacts, membershipState } from '#domain/membership/membership-state.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { isDateOpen } from '#server/training-days/events/open-session.ts';
import { loggedOn } from '#server/training-days/counts/has-work.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { letInNow, membershipFacts } from './membership-facts.ts';

type Row = MembershipFacts & {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  timeZone: string;
  isFoundingMember: boolean;
  subscriptionId: string | null;
  mayMoveSessions: boolean;
  maySwapExercises: boolean;
  invitationPending: boolean;
  invitationWaits: boolean;
  createdAt: Date;
  lastTrainedOn: PlainDate | null;
  missedDays: number;
};

type At = { now: Date; zones: string[]; todays: PlainDate[] };

/** The days ahead in which work trained before its day is looked for: it then counts as of today. */
const daysAhead = 7;

/** By the member's own date. Both look at few of each one's training days: they are found by member and date. */
const listed = `select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
    u.profile_image_url as "profileImageUrl", u.is_founding_member as "isFoundingMember",
    u.subscription_id as "subscriptionId", u.may_move_sessions as "mayMoveSessions",
    u.may_swap_exercises as "maySwapExercises", u.created_at as "createdAt", u.time_zone as "timeZone",
    u.password_hash is null and not exists (select 1 from identities i where i.user_id = u.id) as "invitationPending",
    exists (select 1 from pending_invitations p where p.member_id = u.id and p.due_at is null) as "invitationWaits",
    ${membershipFacts('u')}, trained.date as "lastTrainedOn", coalesce(missed.days, 0) as "missedDays"
  from users u
  join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
  left join lateral (
    select least(d.date, z.today) as date from training_days d
    where d.member_id = u.id and ${loggedOn('d')} and d.date <= z.today + ${daysAhead}
    order by d.date desc limit 1) trained on true
  left join lateral (
    select count(distinct d.date) as days from training_days d join assignments a on a.id = d.assignment_id and a.removed_at is null and a.kind <> 'own'
    where d.member_id = u.id and d.state = 'scheduled' and not ${loggedOn('d')}
      and d.date between z.today - ${missedWithinDays} and z.today - 1 and ${letInNow('u')}
      and not ${isDateOpen('d')}) missed on true`;

const everyone = statement<Row, At>(
  'listed_members',
  `${listed} order by u.first_name collate by_name, u.last_name collate by_name, u.email collate by_name`,
  { alone: true },
);
const one = statement<Row, At & { id: string }>('listed_member', `${listed} where u.id = :id`, {
  alone: true,
});

/** Everyone as the coach's list has them. */
export async function listedMembers(db: Database, now: Date) {
  const rows = await everyone(db, { now, ...(await todayByZone(db, now)) });
  return rows.map(row => asListed(row, now));
}

export async function listedMember(db: Database, id: string, now: Date) {
  const [row] = await one(db, { id, now, ...(await todayByZone(db, now)) });
  return row ? asListed(row, now) : null;
}

const asListed = (row: Row, now: Date) => ({
  ...row,
  subscriptionStatus: reportedStatus(row, now),
  membershipState: membershipState(row, now).state,
});
