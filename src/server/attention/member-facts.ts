import type { Reviewed } from '#domain/attention/attention-facts.ts';
import { attentionThresholds } from '#domain/attention/attention-settings.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { statement } from '#server/database/database.ts';
import { inGroup, type OfGroup } from '#server/groups/in-group.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { isDateOpen } from '#server/training-days/events/open-session.ts';
import { loggedOn } from '#server/training-days/counts/has-work.ts';

export type MemberRow = Omit<Reviewed, 'seen'> & {
  memberId: string;
  name: string;
  profileImageUrl: string | null;
  timeZone: string;
  today: PlainDate;
  memberSince: Date;
  subscriptionExpiresAt: Date | null;
  subscriptionPastDueAt: Date | null;
  paymentFailedAt: Date | null;
  renewsAt: Date | null;
  lastTrainedOn: PlainDate | null;
  nextTrainingOn: PlainDate | null;
  missedOn: PlainDate[];
  lastDay: PlainDate | null;
  programName: string | null;
  isPaused: boolean;
  lastWordAt: Date | null;
  unansweredFirst: Date | null;
  unansweredLast: Date | null;
  checkedInAt: Date | null;
  seen: string[] | null;
};

type MemberFactsInput = OfGroup & {
  now: Date;
  zones: string[];
  todays: PlainDate[];
  memberId: string | null;
};

/** The days ahead in which work trained before its day is looked for: it then counts as of today. */
const daysAhead = 7;

/** SQL: assignment `a`, which still stands, prescribes day `d`. */
const asked = `d.state = 'scheduled' and a.removed_at is null and a.kind <> 'own'`;
const ofTheirs = `from training_days d join assignments a on a.id = d.assignment_id where d.member_id = u.id and ${asked}`;

/**
 * Every member who is let in (or the one who is named), with what their training days, their membership, their
 * conversation and their check-ins say. A few steps in an index for each.
 */
export const membersInRound = statement<MemberRow, MemberFactsInput>(
  'attention_members',
  `select u.id as "memberId", ${displayName('u')} as name, u.profile_image_url as "profileImageUrl",
     u.time_zone as "timeZone", z.today, u.created_at as "memberSince",
     u.subscription_expires_at as "subscriptionExpiresAt", u.subscription_past_due_at as "subscriptionPastDueAt",
     u.payment_failed_at as "paymentFailedAt", u.subscription_renews_at as "renewsAt",
     trained.date as "lastTrainedOn", next.date as "nextTrainingOn", coalesce(missed.dates, '{}') as "missedOn",
     last.date as "lastDay", last.name as "programName",
     exists (select from assignments a where a.member_id = u.id and a.status = 'paused' and a.removed_at is null) as "isPaused",
     (select max(c.answered_at) from check_in_answers c where c.member_id = u.id) as "checkedInAt",
     word.at as "lastWordAt", unanswered.first as "unansweredFirst", unanswered.last as "unansweredLast",
     r.reviewed_at as "reviewedAt", r.seen, r.snoozed_at as "snoozedAt", r.snoozed_until as "snoozedUntil"
   from users u
   join unnest(:zones::text[], :todays::date[]) as z(zone, today) on z.zone = u.time_zone
   left join member_reviews r on r.member_id = u.id
   left join lateral (
     select least(d.date, z.today) as date from training_days d
     where d.member_id = u.id and ${loggedOn('d')} and d.date <= z.today + ${daysAhead}
     order by d.date desc limit 1) trained on true
   left join lateral (
     select d.date ${ofTheirs} and d.date >= z.today and d.logged_count < d.exercise_count
     order by d.date limit 1) next on true
   left join lateral (
     select array_agg(distinct d.date::text order by d.date::text) as dates ${ofTheirs}
       and d.date between z.today - ${attentionThresholds.missedWithinDays.most} and z.today - 1 and not ${loggedOn('d')}
       and not ${isDateOpen('d')}) missed on true
   left join lateral (
     select d.date, case when w.hidden_at is null and a.kind <> 'daily' then w.name end as name
     from training_days d join assignments a on a.id = d.assignment_id join workouts w on w.id = a.workout_id
     where d.member_id = u.id and ${asked}
     order by d.date desc limit 1) last on true
   left join lateral (
     select m.created_at as at from messages m
     where m.member_id = u.id and m.is_from_coach and not m.is_to_many and m.taken_back_at is null
     order by m.created_at desc limit 1) word on true
   left join lateral (
     select min(m.created_at) as first, max(m.created_at) as last from messages m
     where m.member_id = u.id and not m.is_from_coach and m.taken_back_at is null and m.no_answer_needed_at is null
       and m.created_at > coalesce(word.at, '-infinity')) unanswered on true
   where ${letInNow('u')} and ${inGroup('u.id')} and (:memberId::uuid is null or u.id = :memberId)`,
  { alone: true },
);
