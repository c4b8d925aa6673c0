import { dateIn } from '#domain/plain-date.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { endingSoonEmail } from '#server/mail/emails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { notifyOfEnd } from './notify-of-membership.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const chunkSize = 100;

/**
 * Writes to everyone whose activation by hand ends within a week and who has nothing paid for that carries them
 * further: once for each end. Several servers may do so at once: each skips those that another is working on.
 */
export async function remindOfEnding(db: DatabasePool, now: Date, site: string): Promise<void> {
  while ((await remindSome(db, now, site)) === chunkSize);
}

/** Answers how many there were. */
function remindSome(db: DatabasePool, now: Date, site: string): Promise<number> {
  return transaction(db, async tx => {
    const ending = await claimEnding(tx, { now, until: new Date(now.getTime() + week), most: chunkSize });
    for (const { id, email, firstName, timeZone, endsAt } of ending) {
      const endsOn = dateIn(timeZone, endsAt);
      await notifyOfEnd(tx, { memberId: id, endsOn, now });
      await queueMail(
        tx,
        endingSoonEmail({ recipient: email, firstName, endsOn, link: `${site}/subscribe` }),
        now,
      );
    }
    return ending.length;
  });
}

type Ending = { id: string; email: string; firstName: string | null; timeZone: string; endsAt: Date };

/** The stored end reaches as far as the furthest of all; without an end for a subscription that runs on. */
const claimEnding = statement<Ending, { now: Date; until: Date; most: number }>(
  'claim_ending',
  `with ending as (
     select id from users
     where activated_until > :now and activated_until <= :until and role = 'member'
       and subscription_status = 'active' and subscription_expires_at <= activated_until
       and subscription_renews_at is null and reminded_of_end_at is distinct from activated_until
     order by id limit :most for no key update skip locked)
   update users u set reminded_of_end_at = u.activated_until from ending where u.id = ending.id
   returning u.id, u.email, u.first_name as "firstName", u.time_zone as "timeZone", u.activated_until as "endsAt"`,
  { alone: true },
);
