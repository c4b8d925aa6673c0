import type { Topic } from '#domain/notices/topics.ts';
import { type Database, statement } from '#server/database/database.ts';
import type { StoredPreferences } from '#server/notices/preferences.ts';

const minute = 60_000;
/** A claimed push is sent and noted in less: each request has ten seconds. */
const claimLasts = 10 * minute;

export type ClaimedPush = StoredPreferences & {
  id: string;
  personId: string;
  topic: Topic;
  text: string;
  link: string;
  tries: number;
  /** The devices that are still to be reached; all of them at the first try. */
  left: string[] | null;
  zone: string;
  unread: number;
};

/** No wait is as long as two days: what is put off for longer was so by a clock that ran ahead. */
const claim = statement<ClaimedPush, { now: Date; until: Date; most: number }>(
  'claim_pushes',
  `with due as materialized (
     select id from notices
     where push_due_at <= :now or push_due_at > :now::timestamptz + interval '2 days'
     order by push_due_at, id limit :most for update skip locked),
   claimed as (
     update notices n set push_due_at = :until, push_tries = n.push_tries + 1 from due where n.id = due.id
     returning n.id, n.person_id, n.topic, n.text, n.link, n.push_tries, n.push_left)
   select c.id, c.person_id as "personId", c.topic, c.text, c.link, c.push_tries as tries, c.push_left as "left",
     u.time_zone as zone, p.channels, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil",
     p.reminder_hour as "reminderHour",
     (select count(*) from notices w where w.person_id = c.person_id and w.is_in_app and w.seen_at is null) as unread
   from claimed c join users u on u.id = c.person_id left join notice_preferences p on p.person_id = c.person_id`,
  { alone: true },
);

/** Due pushes, for the server that asks first: no other gets them for a while, also when the sender does not live so long. */
export const claimPushes = (db: Database, now: Date, most: number): Promise<ClaimedPush[]> =>
  claim(db, { now, until: new Date(now.getTime() + claimLasts), most });
