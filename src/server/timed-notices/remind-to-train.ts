import { usualReminderHour } from '#domain/notices/quiet-hours.ts';
import { reminderHours } from '#domain/notices/times-of-day.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { recordNotices } from '#server/notices/record-notice.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { columnsOf, zonesNow } from './zones-now.ts';

type Row = { personId: string; today: PlainDate; left: number; workout: string };

/**
 * Members who have reached their own hour with something left of today's sessions, and have not been reminded today.
 */
const toRemind = statement<Row, ReturnType<typeof columnsOf> & { now: Date; most: number }>(
  'members_to_remind_to_train',
  `select u.id as "personId", z.today, sum(d.exercise_count - d.logged_count)::int as "left", min(w.name) as workout
   from unnest(:zones::text[], :todays::date[], :hours::int[]) as z (zone, today, hour)
   join users u on u.time_zone = z.zone
   left join notice_preferences p on p.person_id = u.id
   join training_days d on d.member_id = u.id and d.date = z.today and d.state = 'scheduled'
   join assignments a on a.id = d.assignment_id and a.removed_at is null and a.status = 'active' and a.kind <> 'own'
   join workouts w on w.id = a.workout_id
   where ${letInNow('u')} and d.logged_count < d.exercise_count
     and z.hour - coalesce(p.reminder_hour, ${usualReminderHour}) between 0 and ${reminderHours - 1}
     and not exists (select 1 from notices n where n.person_id = u.id and n.key = 'reminder:' || z.today)
   group by u.id, z.today limit :most`,
  { alone: true },
);

const most = 1_000;

export async function remindToTrain(db: DatabasePool, now: Date): Promise<void> {
  const columns = columnsOf(await zonesNow(db, now));
  const rows = await toRemind(db, { ...columns, now, most });
  await transaction(db, tx =>
    recordNotices(
      tx,
      { topic: 'reminder', at: now },
      rows.map(({ personId, today, left, workout }) => ({
        personId,
        key: `reminder:${today}`,
        text: `${workout}: ${left === 1 ? 'one exercise is' : `${left} exercises are`} left today`,
        link: '/member?section=calendar',
      })),
    ),
  );
}
