import type { Topic } from '#domain/notices/topics.ts';
import { type Database, statement } from '#server/database/database.ts';

type Row = { id: string; topic: Topic; text: string; at: Date; seen: boolean; link: string };

const noticesAPage = 30;
const maxUnread = 100;
/** Days. */
const retentionDays = 90;

const page = statement<Row, { personId: string; before: string | null; limit: number }>(
  'notices_of_person',
  `select n.id, n.topic, n.text, n.at, n.seen_at is not null as seen, n.link from notices n
   where n.person_id = :personId and n.is_in_app and (:before::uuid is null or (n.at, n.id) < (
     select b.at, b.id from notices b where b.id = :before and b.person_id = :personId))
   order by n.at desc, n.id desc limit :limit`,
);

const unread = statement<{ unread: number; isPushedHere: boolean }, { personId: string; sessionKey: string }>(
  'notices_unread',
  `select (select count(*) from (
      select 1 from notices n where n.person_id = :personId and n.is_in_app and n.seen_at is null
      limit ${maxUnread}) waiting) as unread,
    exists (select 1 from push_subscriptions p join sessions s on s.id = p.session_id
      where s.token_hash = :sessionKey and p.person_id = :personId) as "isPushedHere"`,
);

type NoticesInput = { personId: string; sessionKey: string; before: string | null };

export async function noticesOf(db: Database, { before, ...whose }: NoticesInput) {
  const { personId } = whose;
  const [rows, [counted]] = await Promise.all([
    page(db, { personId, before, limit: noticesAPage + 1 }),
    unread(db, whose),
  ]);
  return {
    notices: rows.slice(0, noticesAPage),
    hasOlder: rows.length > noticesAPage,
    unread: counted?.unread ?? 0,
    isPushedHere: counted?.isPushedHere ?? false,
  };
}

const seen = statement<{ id: string }, { personId: string; ids: readonly string[] | null; now: Date }>(
  'see_notices',
  `update notices set seen_at = :now, push_due_at = null, mail_due_at = null,
     push_note = case when push_due_at is not null then 'seen' else push_note end,
     mail_note = case when mail_due_at is not null then 'seen' else mail_note end
   where person_id = :personId and seen_at is null and (:ids::uuid[] is null or id = any(:ids))
   returning id`,
);

/** Answers whether any had not been seen. */
export const seeNotices = async (
  db: Database,
  whose: { personId: string; ids: readonly string[] | null },
  now: Date,
): Promise<boolean> => (await seen(db, { ...whose, now })).length > 0;

type About = { personId: string | null; coaches: boolean; abouts: readonly string[]; upTo: Date; now: Date };

const seenAbout = statement<{ personId: string }, About>(
  'see_notices_about',
  `update notices n set seen_at = :now, push_due_at = null, mail_due_at = null
   from users u
   where u.id = n.person_id and (u.id = :personId::uuid or (:coaches::boolean and u.role = 'admin'))
     and n.seen_at is null and n.about = any(:abouts::text[]) and n.at <= :upTo
   returning n.person_id as "personId"`,
);

/** Marks notices as seen where it happened, such as a message in its conversation: by one person, or dealt with for all coaches. */
export async function seeAbout(
  tx: Database,
  whose: { personId: string } | 'coaches',
  { abouts, upTo, now }: Pick<About, 'abouts' | 'upTo' | 'now'>,
): Promise<string[]> {
  const by = whose === 'coaches' ? { personId: null, coaches: true } : { ...whose, coaches: false };
  const rows = await seenAbout(tx, { ...by, abouts, upTo, now });
  return [...new Set(rows.map(({ personId }) => personId))];
}

/** Of who coaches no more, or does now: their notices in the other role lead nowhere, and names members. */
export const forgetOfFormerRole = statement<{ id: string }, { personId: string; role: 'admin' | 'member' }>(
  'forget_notices_of_former_role',
  `delete from notices where person_id = :personId and (link like '/admin%') = (:role::text = 'member') returning id`,
);

const sweep = statement<{ id: string }, { until: Date; most: number }>(
  'sweep_notices',
  `delete from notices where id in (select id from notices where at < :until order by at limit :most) returning id`,
  { alone: true },
);

export async function sweepNotices(db: Database, now: Date): Promise<void> {
  const until = new Date(now.getTime() - retentionDays * 86_400_000);
  const most = 5_000;
  while ((await sweep(db, { until, most })).length === most);
}
