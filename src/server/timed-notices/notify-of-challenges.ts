import { challengeHour } from '#domain/notices/times-of-day.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { recordNotices } from '#server/notices/record-notice.ts';
import { columnsOf, zonesNow } from './zones-now.ts';

type Row = { personId: string; key: string; name: string; isOpening: boolean };

/** Of a challenge of one day its opening alone; its last day, to those who have handed nothing in yet. */
const dueNotices = statement<Row, ReturnType<typeof columnsOf> & { now: Date; most: number }>(
  'members_to_tell_of_challenges',
  `select u.id as "personId", k.key, c.name, k.is_opening as "isOpening"
   from unnest(:zones::text[], :todays::date[], :hours::int[]) as z (zone, today, hour)
   join challenges c on c.hidden_at is null and z.today in (c.start_date, c.end_date)
   cross join lateral (select z.today = c.start_date as is_opening,
     'challenge:' || c.id || case when z.today = c.start_date then '-opens' else '-closes' end as key) k
   join users u on u.time_zone = z.zone
   where z.hour >= ${challengeHour} and ${letInNow('u')}
     and not exists (select 1 from notices n where n.person_id = u.id and n.key = k.key)
     and (k.is_opening or not exists (
       select 1 from challenge_submissions s where s.challenge_id = c.id and s.member_id = u.id))
   limit :most`,
  { alone: true },
);

const most = 2_000;

/** A challenge opens and closes by everyone's own date. */
export async function notifyOfChallenges(db: DatabasePool, now: Date): Promise<void> {
  const columns = columnsOf(await zonesNow(db, now));
  for (;;) {
    const rows = await dueNotices(db, { ...columns, now, most });
    await transaction(db, tx => recordNotices(tx, { topic: 'challenge', at: now }, rows.map(noticeOf)));
    if (rows.length < most) return;
  }
}

const noticeOf = ({ personId, key, name, isOpening }: Row) => ({
  personId,
  key,
  text: isOpening ? `The challenge ${name} is open` : `The challenge ${name} closes today`,
  link: '/member?section=calendar',
});
