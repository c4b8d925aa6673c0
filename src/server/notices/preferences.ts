import { type QuietHours, usualQuietHours, usualReminderHour } from '#domain/notices/quiet-hours.ts';
import { type Channels, type Topic, topicsOf, usualChannels } from '#domain/notices/topics.ts';
import { isQuietAt } from '#domain/notices/quiet-hours.ts';
import { type Database, statement } from '#server/database/database.ts';
import { badInput } from '#server/http/problem.ts';

type Chosen = Partial<Record<Topic, Channels>>;

/** Preferences as stored; null columns of someone who has chosen nothing yet. */
export type StoredPreferences = {
  channels: Chosen | null;
  quietFrom: number | null;
  quietUntil: number | null;
  reminderHour: number | null;
};

/** Nothing is stored of who has not chosen; stored without hours, there are none. */
export function quietOf({ channels, quietFrom, quietUntil }: StoredPreferences): QuietHours | null {
  if (channels === null) return usualQuietHours;
  return quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil };
}

const storedPreferences = statement<StoredPreferences & { devices: number }, { personId: string }>(
  'notice_preferences',
  `select p.channels, p.quiet_from as "quietFrom", p.quiet_until as "quietUntil", p.reminder_hour as "reminderHour",
     (select count(*) from push_subscriptions s where s.person_id = u.id) as devices
   from users u left join notice_preferences p on p.person_id = u.id where u.id = :personId`,
);

type Person = { id: string; role: 'admin' | 'member' };

export async function preferencesOf(db: Database, { id, role }: Person) {
  const [row] = await storedPreferences(db, { personId: id });
  const { devices, ...found } = row ?? noPreferences;
  return {
    topics: topicsOf(role).map(topic => ({ topic, ...usualChannels[topic], ...found.channels?.[topic] })),
    quiet: quietOf(found),
    reminderHour: found.reminderHour ?? usualReminderHour,
    devices,
  };
}

const noPreferences = { channels: null, quietFrom: null, quietUntil: null, reminderHour: null, devices: 0 };

type Changes = {
  topics?: readonly ({ topic: Topic } & Channels)[];
  quiet?: QuietHours | null;
  reminderHour?: number;
};

/** Topics left out stay as they are. Called in a transaction that has locked the person. */
export async function changePreferences(tx: Database, person: Person, changes: Changes, now: Date) {
  const { topics = [], quiet: givenQuiet, reminderHour: givenHour } = changes;
  const known = topicsOf(person.role);
  if (topics.some(({ topic }) => !known.includes(topic)))
    throw badInput('topics', 'This topic is not one of yours');
  await lock(tx, { personId: person.id });
  const present = await preferencesOf(tx, person);
  const quiet = givenQuiet === undefined ? present.quiet : givenQuiet;
  const reminderHour = givenHour ?? present.reminderHour;
  if (person.role === 'member' && quiet && isQuietAt(quiet, reminderHour))
    throw badInput('reminderHour', 'The reminder’s hour is within your quiet hours');
  await keep(tx, {
    personId: person.id,
    channels: JSON.stringify(Object.fromEntries(topics.map(({ topic, ...rest }) => [topic, rest]))),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    reminderHour,
    now,
  });
}

const lock = statement<{ id: string }, { personId: string }>(
  'lock_for_preferences',
  `select id from users where id = :personId for no key update`,
  { alone: true },
);

const keep = statement<
  { personId: string },
  Omit<StoredPreferences, 'channels'> & { personId: string; channels: string; now: Date }
>(
  'keep_notice_preferences',
  `insert into notice_preferences as p (person_id, channels, quiet_from, quiet_until, reminder_hour, updated_at)
   values (:personId, :channels::jsonb, :quietFrom, :quietUntil, :reminderHour, :now)
   on conflict (person_id) do update set channels = p.channels || excluded.channels, quiet_from = excluded.quiet_from,
     quiet_until = excluded.quiet_until, reminder_hour = excluded.reminder_hour, updated_at = excluded.updated_at`,
);

/** Ends one channel of one topic, by a letter's own address. */
export const endMailOf = statement<
  { personId: string },
  { personId: string; topic: Topic; usual: string; now: Date }
>(
  'end_mail_of_topic',
  `insert into notice_preferences as p (person_id, channels, quiet_from, quiet_until, reminder_hour, updated_at)
   select u.id, jsonb_build_object(:topic::text, :usual::jsonb || '{"mail": false}'),
     ${usualQuietHours.from}, ${usualQuietHours.until}, ${usualReminderHour}, :now
   from users u where u.id = :personId
   on conflict (person_id) do update set updated_at = excluded.updated_at,
     channels = p.channels || jsonb_build_object(:topic::text,
       coalesce(p.channels -> :topic::text, :usual::jsonb) || '{"mail": false}')
   returning person_id as "personId"`,
);
