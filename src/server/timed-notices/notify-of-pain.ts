import { displayName } from '#server/accounts/display-name.ts';
import { attentionNow } from '#server/attention/queries.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { painNotice } from '#server/notices/notify/notify-coaches.ts';
import { coachIds, recordNotices } from '#server/notices/record-notice.ts';

/** Hours: pains reported while no server ran are announced when one does. */
const within = 24;

type Row = { dayId: string; memberId: string; name: string; at: Date };

/**
 * Sessions in which someone has reported pain, so much that a coach has to look (or left an exercise out for it), and
 * of which no coach has heard: found by the index of pains alone.
 */
const painful = statement<Row, { since: Date; level: number; most: number }>(
  'sessions_with_pain_to_tell_of',
  `select d.id as "dayId", d.member_id as "memberId", ${displayName('u')} as name, min(s.received_at) as at
   from training_session_events s join training_days d on d.id = s.training_day_id join users u on u.id = d.member_id
   where (s.kind = 'pain' or (s.kind in ('skip', 'swap') and s.details ->> 'reason' = 'pain'))
     and s.received_at > :since and u.role = 'member'
     and (s.kind <> 'pain' or (s.details ->> 'level')::int >= :level)
     and exists (select 1 from users c where c.role = 'admin' and not exists (
       select 1 from notices n where n.person_id = c.id and n.key = 'pain:' || d.id))
   group by d.id, d.member_id, u.id limit :most`,
  { alone: true },
);

/** A job beside the sessions: no set that is sent waits for it. One notice a session and coach; it names no pain. */
export async function notifyOfPain(db: DatabasePool, now: Date): Promise<void> {
  const { painLevel: level } = await attentionNow(db);
  const since = new Date(now.getTime() - within * 3_600_000);
  const rows = await painful(db, { since, level, most: 500 });
  if (rows.length === 0) return;
  await transaction(db, async tx => {
    const coaches = await coachIds(tx);
    const told = rows.flatMap(row => coaches.map(personId => painNotice(row, personId)));
    await recordNotices(tx, { topic: 'pain', at: now }, told);
  });
}
