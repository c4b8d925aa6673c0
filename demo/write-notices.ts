import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';

/** What has been told lately: to members of words and programs, to the coach of members who hurt, or did not pay. All of it went out. */
export async function writeNotices(tx: Database, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into notices (person_id, topic, key, about, text, link, at, is_in_app, seen_at)
    select t.person_id, t.topic, t.key, t.key, t.text, t.link, t.at, true,
      case when t.at < ${now}::timestamptz - interval '2 days' then t.at + interval '3 hours' end
    from (
      select a.member_id as person_id, 'program' as topic, 'program:' || a.id || ':given' as key,
        'You have a new program: ' || coalesce(p.name, w.name) as text, '/member?section=workouts' as link,
        a.start_date - interval '2 days' as at
      from assignments a join workouts w on w.id = a.workout_id
        left join path_runs r on r.id = a.path_run_id left join paths p on p.id = r.path_id
      where a.kind = 'program' and a.removed_at is null and a.status = 'active'
        and (a.path_position is null or a.path_position = 1)
      union all
      select distinct on (d.id) c.id, 'pain', 'pain:' || d.id, u.first_name || ' ' || u.last_name || ' needs your attention',
        '/admin?section=members&view=member&id=' || u.id, s.received_at
      from training_session_events s join training_days d on d.id = s.training_day_id
        join users u on u.id = d.member_id join users c on c.role = 'admin'
      where s.kind = 'pain'
      union all
      select c.id, 'payment', 'payment:' || u.id, 'A payment of ' || u.first_name || ' ' || u.last_name || ' failed',
        '/admin?section=members&view=member&id=' || u.id, u.payment_failed_at
      from users u join users c on c.role = 'admin' where u.payment_failed_at is not null) t
    where t.at between ${now}::timestamptz - interval '60 days' and ${now}
    on conflict do nothing`);
  // What was said has been told already, as it was sent.
  await tx.execute(sql`
    update notices n set push_due_at = null, mail_due_at = null,
      seen_at = case when n.at < ${now}::timestamptz - interval '2 days' or exists (
        select 1 from message_reads r where r.reader_id = n.person_id and n.about = 'message:' || r.member_id and r.up_to >= n.at)
        then n.at + interval '3 hours' end`);
}
