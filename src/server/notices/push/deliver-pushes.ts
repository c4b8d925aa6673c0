import { quietUntil } from '#domain/notices/quiet-hours.ts';
import { type Topic, usualChannels } from '#domain/notices/topics.ts';
import { brandNow } from '#server/brand/brand-now.ts';
import { type DatabasePool, statement } from '#server/database/database.ts';
import { type KeptPreferences, quietOf } from '#server/notices/preferences.ts';
import { atMost } from './at-most.ts';
import { pushKeys } from './push-keys.ts';
import type { Pushed, PushSender } from './send-push.ts';
import { dropGone, noteReached, type Subscription, subscriptionsOf } from './subscriptions.ts';

const minute = 60_000;
/** After the first failure, the second … ; after the last of these it is given up. */
const waits = [minute, 5 * minute, 30 * minute, 2 * 60 * minute, 6 * 60 * minute];
/** A batch is over in less: each request has ten seconds. */
const claimLasts = 10 * minute;
export const pushesABatch = 500;
const atOnce = 24;

type Claimed = KeptPreferences & {
  id: string;
  personId: string;
  topic: Topic;
  text: string;
  link: string;
  tries: number;
  left: string[] | null;
  zone: string;
  unread: number;
};

/** What is to be noted of one: when it is tried again, what became of it. */
type Noted = {
  id: string;
  due: Date | null;
  sent: boolean;
  note: string | null;
  left: string[] | null;
  tries: number;
};

/** Sends what is due, at most a batch; answers how many that were. Several servers may do so at once. */
export async function deliverPushes(db: DatabasePool, sender: PushSender, now: Date): Promise<number> {
  const until = new Date(now.getTime() + claimLasts);
  const claimed = await claim(db, { now, until, most: pushesABatch });
  if (claimed.length === 0) return 0;
  const [keys, { name: title }] = await Promise.all([pushKeys(db, now), brandNow(db)]);
  const people = [...new Set(claimed.map(({ personId }) => personId))];
  const devices = new Map<string, Subscription[]>(people.map(id => [id, []]));
  for (const one of await subscriptionsOf(db, { people, now })) devices.get(one.personId)?.push(one);
  const outcomes = new Map<string, 'reached' | 'gone'>();
  const send = async (to: Subscription, { id, text, link, unread }: Claimed): Promise<Pushed> => {
    const pushed = await sender.send(to, { id, title, text, link, unread }, { keys, now });
    if (pushed.is !== 'failed') outcomes.set(to.id, pushed.is);
    return pushed;
  };
  const noted = await atMost(atOnce, claimed, async one => {
    const held = heldUntil(one, now);
    if (held !== undefined) return held;
    const to = (devices.get(one.personId) ?? []).filter(({ id }) => one.left?.includes(id) ?? true);
    const pushed = await Promise.all(
      to.map(async device => ({ id: device.id, ...(await send(device, one)) })),
    );
    return notedOf(one, pushed, now);
  });
  await note(db, { rows: JSON.stringify(noted), now });
  const idsThat = (is: string) => [...outcomes].filter(([, outcome]) => outcome === is).map(([id]) => id);
  await dropGone(db, { ids: idsThat('gone') });
  await noteReached(db, { ids: idsThat('reached'), now });
  return claimed.length;
}

/** In quiet hours it waits for their end; what its reader does not want any more is dropped. */
function heldUntil(one: Claimed, now: Date): Noted | undefined {
  const { id, topic, channels, zone, tries, left } = one;
  const kept = { id, sent: false, left, tries: tries - 1 };
  if (!(channels?.[topic] ?? usualChannels[topic]).push) return { ...kept, due: null, note: 'not wanted' };
  const due = quietUntil(zone, quietOf(one), now);
  return due === null ? undefined : { ...kept, due, note: 'quiet hours' };
}

function notedOf({ id, tries }: Claimed, pushed: readonly (Pushed & { id: string })[], now: Date): Noted {
  const failed = pushed.filter(one => one.is === 'failed');
  const sent = pushed.some(({ is }) => is === 'reached');
  if (failed.length === 0) return { id, due: null, sent, note: sent ? null : 'no device', left: null, tries };
  const wait = waits[tries - 1];
  const asked = Math.max(...failed.map(({ retryAfter = 0 }) => retryAfter * 1000));
  return {
    id,
    due: wait === undefined ? null : new Date(now.getTime() + Math.max(wait, asked)),
    sent,
    note: failed[0]?.why ?? null,
    left: failed.map(one => one.id),
    tries,
  };
}

/** No wait is as long as two days: what is put off for longer was so by a clock that ran ahead. */
const claim = statement<Claimed, { now: Date; until: Date; most: number }>(
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

/** What has been seen meanwhile is not tried again. */
const note = statement<{ id: string }, { rows: string; now: Date }>(
  'note_pushes',
  `update notices n set push_due_at = case when n.seen_at is null then r.due end, push_note = r.note, push_left = r."left",
     push_tries = r.tries, push_sent_at = case when r.sent then :now::timestamptz else n.push_sent_at end
   from jsonb_to_recordset(:rows::jsonb)
     as r (id uuid, due timestamptz, sent boolean, note text, "left" uuid[], tries integer)
   where n.id = r.id`,
  { alone: true },
);
