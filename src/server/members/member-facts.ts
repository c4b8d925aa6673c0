import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { findUser } from '#server/accounts/queries.ts';
import { type Database, statement } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { listedMember } from './listed-members.ts';

type Facts = {
  activatedUntil: Date | null;
  subscriptionRenewsAt: Date | null;
  stripeCustomerId: string | null;
  pausedUntil: Date | null;
  remindedOfPaymentAt: Date | null;
  nextTraining: {
    trainingDayId: string;
    date: PlainDate;
    dayName: string;
    programName: string;
    kind: 'program' | 'single_workout' | 'daily';
  } | null;
};

/** The next prescriptions are looked for from today on. */
const factsOfMember = statement<Facts, { memberId: string; today: PlainDate }>(
  'member_facts',
  `select u.activated_until as "activatedUntil", u.subscription_renews_at as "subscriptionRenewsAt",
     u.stripe_customer_id as "stripeCustomerId",
     (select max(e.ends_at) from membership_entries e
      where e.member_id = u.id and e.kind = 'pause' and e.taken_back_at is null) as "pausedUntil", u.reminded_of_payment_at as "remindedOfPaymentAt",
     (select json_build_object('trainingDayId', d.id, 'date', d.date, 'dayName', v.day_name, 'programName', w.name,
        'kind', a.kind)
      from training_days d
      join assignments a on a.id = d.assignment_id and a.removed_at is null and a.status = 'active' and a.kind <> 'own'
      join workouts w on w.id = a.workout_id
      join day_versions v on v.id = d.day_version_id
      where d.member_id = u.id and d.date >= :today::date and d.state = 'scheduled' and d.logged_count < d.exercise_count
      order by d.date, a.created_at, d.id limit 1) as "nextTraining"
   from users u where u.id = :memberId`,
);

/** All that a coach sees of one person at first sight. */
export async function memberInFull(db: Database, id: string, now: Date) {
  const [member, user] = await Promise.all([listedMember(db, id, now), findUser(db, id)]);
  const { timeZone, ...profile } = requireFound(user, 'Member');
  const [facts] = await factsOfMember(db, { memberId: id, today: dateIn(timeZone, now) });
  return {
    ...profile,
    ...requireFound(member, 'Member'),
    ...requireFound(facts, 'Member'),
    pausedUntil: facts?.pausedUntil && facts.pausedUntil > now ? facts.pausedUntil : null,
    timeZone,
  };
}
