import type { DistanceUnit, WeightUnit } from '#domain/measures/measure.ts';
import { isSummaryTime } from '#domain/notices/times-of-day.ts';
import { coachsSummary, membersSummary } from '#domain/notices/weekly-summary.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { readRound } from '#server/attention/read-round.ts';
import { type DatabasePool, statement, transaction } from '#server/database/database.ts';
import { letInNow } from '#server/members/membership-facts.ts';
import { recordNotices } from '#server/notices/record-notice.ts';
import { columnsOf, zonesNow } from './zones-now.ts';

type Zones = Pick<ReturnType<typeof columnsOf>, 'zones' | 'todays'>;

const batchSize = 500;
const keyOf = (monday: PlainDate) => `week:${monday}`;

type MemberRow = { personId: string; today: PlainDate; trained: number; planned: number; ahead: number };

const isUntold = `not exists (select 1 from notices n where n.person_id = u.id and n.key = 'week:' || z.today)`;

/** Of the Monday that it is for them: the days of the week before, and of this one. */
const weeksOfMembers = statement<MemberRow, Zones & { now: Date }>(
  'weeks_of_members_to_tell_of',
  `select u.id as "personId", z.today,
     count(*) filter (where d.date < z.today and d.logged_count > 0)::int as trained,
     count(*) filter (where d.date < z.today and a.kind <> 'own')::int as planned,
     count(*) filter (where d.date >= z.today and a.kind <> 'own')::int as ahead
   from unnest(:zones::text[], :todays::date[]) as z (zone, today)
   join users u on u.time_zone = z.zone
   join training_days d on d.member_id = u.id and d.date between z.today - 7 and z.today + 6 and d.state = 'scheduled'
   join assignments a on a.id = d.assignment_id and a.removed_at is null
   where ${letInNow('u')} and ${isUntold}
   group by u.id, z.today having bool_or(a.kind <> 'own' or (d.date < z.today and d.logged_count > 0)) limit ${batchSize}`,
  { alone: true },
);

type CoachRow = {
  personId: string;
  today: PlainDate;
  unit: WeightUnit;
  distance: DistanceUnit;
  zone: string;
};

const dueCoaches = statement<CoachRow, Zones>(
  'coaches_to_tell_of_the_week',
  `select u.id as "personId", z.today, u.weight_unit as unit, u.distance_unit as distance, u.time_zone as zone
   from unnest(:zones::text[], :todays::date[]) as z (zone, today)
   join users u on u.time_zone = z.zone where u.role = 'admin' and ${isUntold}`,
);

type Trained = { name: string; hasTrained: boolean };

const whoTrained = statement<Trained, { from: PlainDate; until: PlainDate; now: Date }>(
  'who_trained_last_week',
  `select ${displayName('u')} as name, exists (
     select 1 from training_days d where d.member_id = u.id and d.date between :from and :until
       and d.state = 'scheduled' and d.logged_count > 0) as "hasTrained"
   from users u where ${letInNow('u')} order by ${displayName('u')} collate by_name, u.id`,
  { alone: true },
);

/** On Monday, by everyone's own clock: members hear of their week, coaches of who trained and who needs them. */
export async function notifyOfWeek(db: DatabasePool, now: Date): Promise<void> {
  const zones = (await zonesNow(db, now)).filter(isSummaryTime);
  if (zones.length === 0) return;
  const { zones: names, todays } = columnsOf(zones);
  const mondays = { zones: names, todays };
  while ((await notifySomeMembers(db, mondays, now)) === batchSize);
  await notifyCoaches(db, mondays, now);
}

/** Answers how many of them had not been notified. */
async function notifySomeMembers(db: DatabasePool, mondays: Zones, now: Date): Promise<number> {
  const rows = await weeksOfMembers(db, { ...mondays, now });
  const told = rows.flatMap(({ personId, today, ...week }) => {
    const summary = membersSummary(week);
    return summary ? { personId, key: keyOf(today), link: '/member?section=dashboard', ...summary } : [];
  });
  await transaction(db, tx => recordNotices(tx, { topic: 'weekly-summary', at: now, mailAfter: 0 }, told));
  return rows.length;
}

async function notifyCoaches(db: DatabasePool, mondays: Zones, now: Date): Promise<void> {
  for (const { personId, today, ...reader } of await dueCoaches(db, mondays)) {
    const [people, round] = await Promise.all([
      whoTrained(db, { from: addDays(today, -7), until: addDays(today, -1), now }),
      readRound(db, { limit: 10, after: null }, { now, ...reader }),
    ]);
    const waiting = round.members.filter(({ urgency, snoozedUntil }) => urgency > 0 && snoozedUntil === null);
    const summary = coachsSummary({
      members: people.length,
      trained: people.filter(({ hasTrained }) => hasTrained).map(({ name }) => name),
      waiting: round.waiting,
      waitingFirst: waiting.map(({ name }) => name),
    });
    const told = { personId, key: keyOf(today), link: '/admin?section=command-center', ...summary };
    await transaction(db, tx =>
      recordNotices(tx, { topic: 'weekly-summary', at: now, mailAfter: 0 }, [
        { ...told, ...(summary.more === '' && { more: 'Nobody is waiting in your round.' }) },
      ]),
    );
  }
}
