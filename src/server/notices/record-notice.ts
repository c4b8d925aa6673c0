import { type Topic, usualChannels } from '#domain/notices/topics.ts';
import { type Database, statement } from '#server/database/database.ts';
import { publishLive } from '#server/live/publish-live.ts';

/** The event, the same for everyone who hears of it. */
export type Happening = {
  topic: Topic;
  at: Date;
  /**
   * No notice is added to one of the same `about` that is not older than so many minutes, and has not been seen; seen
   * ones count with `seenToo`.
   */
  oneWithin?: { minutes: number; seenToo?: true };
  /** In seconds: what is seen meanwhile is not sent. */
  pushAfter?: number;
  mailAfter?: number;
  /** A letter says it already. */
  withoutMail?: true;
};

/** The notice of it for one person. No text names a health matter: it may stand on a lock screen. */
export type NoticeToRecord = {
  personId: string;
  /** Of the happening, unique for the person: recorded again, it is no second notice. */
  key: string;
  /** The thread of several happenings, as `message:<member>`; the key by default. */
  about?: string;
  text: string;
  /** The path and query that open exactly what it is about. */
  link: string;
  /** The rest of the letter. */
  more?: string;
};

/** In seconds. A person who looks at the app has seen it by then, and gets no letter. */
const usualMailAfter = 10 * 60;
const longestText = 300;

/**
 * Tells people of something, in the transaction of what happened: of all of them in one statement. It goes out by the
 * channels that each has chosen, and shows in the app at once. Who has been deleted meanwhile is left out.
 */
export async function recordNotices(
  tx: Database,
  happening: Happening,
  told: readonly NoticeToRecord[],
): Promise<void> {
  if (told.length === 0) return;
  const { topic, at, oneWithin, pushAfter = 0, mailAfter = usualMailAfter, withoutMail } = happening;
  const { push, mail, inApp } = usualChannels[topic];
  const recorded = await insert(tx, {
    topic,
    at,
    push,
    mail,
    inApp,
    withoutMail: withoutMail === true,
    pushAt: new Date(at.getTime() + pushAfter * 1000),
    mailAt: new Date(at.getTime() + mailAfter * 1000),
    oneSince: oneWithin ? new Date(at.getTime() - oneWithin.minutes * 60_000) : null,
    seenToo: oneWithin?.seenToo === true,
    people: told.map(({ personId }) => personId),
    keys: told.map(({ key }) => key),
    abouts: told.map(({ key, about = key }) => about),
    texts: told.map(({ text }) => shortened(text)),
    links: told.map(({ link }) => link),
    mores: told.map(({ more = null }) => more),
  });
  const people = recorded.filter(({ isInApp }) => isInApp).map(({ personId }) => personId);
  if (people.length > 0) await publishLive(tx, { people, coaches: false, subjects: ['notices'] });
}

/** The same for everyone. */
export const recordNotice = (
  tx: Database,
  { people, ...told }: Happening & Omit<NoticeToRecord, 'personId'> & { people: readonly string[] },
): Promise<void> =>
  recordNotices(
    tx,
    told,
    people.map(personId => ({ ...told, personId })),
  );

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text);

type Values = {
  topic: Topic;
  at: Date;
  push: boolean;
  mail: boolean;
  inApp: boolean;
  withoutMail: boolean;
  pushAt: Date;
  mailAt: Date;
  oneSince: Date | null;
  seenToo: boolean;
  people: readonly string[];
  keys: readonly string[];
  abouts: readonly string[];
  texts: readonly string[];
  links: readonly string[];
  mores: readonly (string | null)[];
};

/**
 * Stored also for a person who wants no channel: the event has been dealt with. A person without a browser that takes
 * push has none to wait for. One who is being deleted is waited for, and then gone.
 */
const insert = statement<{ personId: string; isInApp: boolean }, Values>(
  'record_notices',
  `insert into notices (person_id, topic, key, about, text, link, more, at, is_in_app, push_due_at, mail_due_at)
   select t.person_id, :topic::text, t.key, t.about, t.text, t.link, t.more, :at::timestamptz, c.in_app,
     case when c.push then :pushAt::timestamptz end, case when c.mail then :mailAt::timestamptz end
   from unnest(:people::uuid[], :keys::text[], :abouts::text[], :texts::text[], :links::text[], :mores::text[])
     as t (person_id, key, about, text, link, more)
   join users u on u.id = t.person_id
   left join notice_preferences p on p.person_id = u.id
   cross join lateral (
     select coalesce((p.channels -> :topic ->> 'inApp')::boolean, :inApp::boolean) as in_app,
       coalesce((p.channels -> :topic ->> 'push')::boolean, :push::boolean)
         and exists (select 1 from push_subscriptions s where s.person_id = u.id) as push,
       coalesce((p.channels -> :topic ->> 'mail')::boolean, :mail::boolean) and not :withoutMail::boolean as mail) c
   where (:oneSince::timestamptz is null or not exists (
     select 1 from notices o where o.person_id = u.id and o.about = t.about and o.at > :oneSince
       and (:seenToo::boolean or o.seen_at is null)))
   for key share of u
   on conflict (person_id, key) do nothing
   returning person_id as "personId", is_in_app as "isInApp"`,
  { alone: true },
);

/** The people that coaches' topics reach. */
export async function coachIds(tx: Database, except?: string): Promise<string[]> {
  const found = await coaches(tx, { except: except ?? null });
  return found.map(({ id }) => id);
}

const coaches = statement<{ id: string }, { except: string | null }>(
  'coaches_to_tell',
  `select id from users where role = 'admin' and id is distinct from :except::uuid order by id`,
);
