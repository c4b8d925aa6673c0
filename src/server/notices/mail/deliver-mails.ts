import { quietUntil } from '#domain/notices/quiet-hours.ts';
import { type Topic, usualChannels } from '#domain/notices/topics.ts';
import { type Database, type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { queueMails } from '#server/mail/queue-mail.ts';
import { type StoredPreferences, quietOf } from '#server/notices/preferences.ts';
import { pushKeys } from '#server/notices/push/push-keys.ts';
import { noticeEmail } from './notice-email.ts';
import { unsubscribeAddress } from './unsubscribe-address.ts';

export const mailsALook = 100;

type Due = StoredPreferences & {
  id: string;
  personId: string;
  topic: Topic;
  text: string;
  more: string | null;
  link: string;
  recipient: string;
  firstName: string | null;
  zone: string;
};

type Noted = { id: string; due: Date | null; sent: boolean; note: string | null };

/** Gives letters that are due to the mail's own queue, all in one transaction: so each goes there once. Answers how many. */
export function deliverMails(db: DatabasePool, site: string, now: Date): Promise<number> {
  return transaction(db, async tx => {
    const due = await claim(tx, { now, most: mailsALook });
    if (due.length === 0) return 0;
    const noted = due.map(one => notedOf(one, now));
    const sent = due.filter((_, index) => noted[index]?.sent);
    await queue(tx, sent, site, now);
    await note(tx, { rows: JSON.stringify(noted), now });
    return due.length;
  });
}

async function queue(tx: Database, sent: readonly Due[], site: string, now: Date): Promise<void> {
  const { unsubscribeSecret } = await pushKeys(tx, now);
  const mails = sent.map(one =>
    noticeEmail({
      ...one,
      link: `${site}${one.link}`,
      unsubscribe: unsubscribeAddress(one, unsubscribeSecret, site),
    }),
  );
  await queueMails(tx, mails, now);
}

function notedOf(one: Due, now: Date): Noted {
  const { id, topic, channels, zone } = one;
  const { mail } = channels?.[topic] ?? usualChannels[topic];
  if (!mail) return { id, due: null, sent: false, note: 'not wanted' };
  const due = quietUntil(zone, quietOf(one), now);
  return { id, due, sent: due === null, note: due && 'quiet hours' };
}

const claim = statement<Due, { now: Date; most: number }>(
  'claim_notice_mails',
  `select n.id, n.person_id as "personId", n.topic, n.text, n.more, n.link, u.email as recipient,
     u.first_name as "firstName", u.time_zone as zone, p.channels, p.quiet_from as "quietFrom",
     p.quiet_until as "quietUntil", p.reminder_hour as "reminderHour"
   from notices n join users u on u.id = n.person_id left join notice_preferences p on p.person_id = n.person_id
   where n.mail_due_at <= :now or n.mail_due_at > :now::timestamptz + interval '2 days'
   order by n.mail_due_at, n.id limit :most for update of n skip locked`,
);

const note = statement<{ id: string }, { rows: string; now: Date }>(
  'note_notice_mails',
  `update notices n set mail_due_at = r.due, mail_note = r.note,
     mail_sent_at = case when r.sent then :now::timestamptz end
   from jsonb_to_recordset(:rows::jsonb) as r (id uuid, due timestamptz, sent boolean, note text)
   where n.id = r.id`,
);
