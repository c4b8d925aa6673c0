import type { PointReason } from '#domain/challenges/challenge.ts';
import { leastDaysTrained, type Standing } from '#domain/challenges/standing.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { displayName } from '#server/accounts/display-name.ts';
import { type Database, statement } from '#server/database/database.ts';

/** A row of the board as it is stored: the rate in tenths of a percent. */
export type BoardRow = {
  memberId: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  rate: number;
  points: number;
  unitsCounted: number;
  unitsAssigned: number;
  /** Null in months that were closed before it decided a rank. */
  daysTrained: number | null;
  hasEnoughDays: boolean;
  rank: number;
};

const name = `${displayName('u', "'Member'")} collate by_name`;
const person = `u.id as "memberId", u.first_name as "firstName", u.last_name as "lastName",
  u.profile_image_url as "profileImageUrl"`;

type Month = { month: PlainDate };
type OfMember = { memberId: string };
/** So many rows from one on, the first being 1. */
type Part = { from: number; rows: number };
/** As the record of closed months has it. */
type ClosedMonth = { year: number; monthOfYear: number };

/** Of standings of the wanted month: members on the board. A member who becomes a coach leaves it. */
const onBoard = `month = :month and is_ranked and member_id <> all (array(select id from users where role = 'admin'))`;

const figures = `s.rate, s.points, s.units_counted as "unitsCounted", s.units_assigned as "unitsAssigned",
  s.days_trained as "daysTrained", s.has_enough_days as "hasEnoughDays"`;

/**
 * Members with enough training days first, then by completion rate, then points; equal in all share a rank, and stand
 * in alphabetical order.
 */
const board = statement<BoardRow, Month & Part>(
  'leaderboard',
  `select ${person}, ${figures}, s.rank
   from (select *, rank() over (order by has_enough_days desc, rate desc, points desc) as rank from standings
         where ${onBoard}) s
   join users u on u.id = s.member_id
   order by s.has_enough_days desc, s.rate desc, s.points desc, ${name}, u.id offset :from::int - 1 limit :rows::int`,
  { alone: true },
);

export const boardFrom = (db: Database, month: PlainDate, from: number, rows: number) =>
  board(db, { month, from, rows });

/** The number of members level at each place, the best first: every rank follows from it. */
export type Level = Standing & { members: number };

const levels = statement<Level, Month>(
  'leaderboard_levels',
  `select has_enough_days as "hasEnoughDays", rate, points, count(*) as members from standings where ${onBoard}
   group by has_enough_days, rate, points order by has_enough_days desc, rate desc, points desc`,
  { alone: true },
);

export const boardLevels = (db: Database, month: PlainDate) => levels(db, { month });

const anyoneRanked = statement<never, Month>(
  'anyone_ranked',
  `select 1 from standings where ${onBoard} limit 1`,
);

export const isAnyoneRanked = async (db: Database, month: PlainDate) =>
  (await anyoneRanked(db, { month })).length > 0;

export type OwnStanding = Omit<BoardRow, 'rank'> & { isRanked: boolean; isBehind: boolean };

const own = statement<OwnStanding, OfMember & Month & { now: Date }>(
  'own_standing',
  `select ${person}, ${figures}, s.is_ranked and u.role = 'member' as "isRanked", s.rolls_at <= :now and s.rolls_at < 'infinity' as "isBehind"
   from standings s join users u on u.id = s.member_id where s.member_id = :memberId and s.month = :month`,
);

export const ownStanding = async (db: Database, memberId: string, month: PlainDate, now: Date) =>
  (await own(db, { memberId, month, now }))[0] ?? null;

const closedBoard = `select ${person}, (r.consistency_score * 10)::int as rate, r.challenge_score::int as points,
    r.units_counted as "unitsCounted", r.units_assigned as "unitsAssigned", r.days_trained as "daysTrained",
    coalesce(r.days_trained >= ${leastDaysTrained}, true) as "hasEnoughDays", r.rank
  from monthly_leaderboard r join users u on u.id = r.member_id
  where r.year = :year and r.month = :monthOfYear`;

const closedRows = statement<BoardRow, ClosedMonth & Part>(
  'closed_leaderboard',
  `${closedBoard} order by r.rank, ${name}, u.id offset :from::int - 1 limit :rows::int`,
  { alone: true },
);

const closedRow = statement<BoardRow, ClosedMonth & OfMember>(
  'closed_standing',
  `${closedBoard} and r.member_id = :memberId`,
);

const monthParts = (month: PlainDate): ClosedMonth => ({
  year: Number(month.slice(0, 4)),
  monthOfYear: Number(month.slice(5, 7)),
});

export const closedBoardFrom = (db: Database, month: PlainDate, from: number, rows: number) =>
  closedRows(db, { ...monthParts(month), from, rows });

export const ownClosedRow = async (db: Database, memberId: string, month: PlainDate) =>
  (await closedRow(db, { ...monthParts(month), memberId }))[0] ?? null;

const closedMonths = statement<{ month: PlainDate; closedAt: Date; members: number }>(
  'closed_months',
  `select c.month, c.closed_at as "closedAt",
     (select count(*) from monthly_leaderboard r
      where r.year = extract(year from c.month)::int and r.month = extract(month from c.month)::int) as members
   from closed_months c order by c.month desc limit 120`,
);

export const listClosedMonths = (db: Database) => closedMonths(db, {});

const isClosedStatement = statement<{ members: number }, Month & ClosedMonth>(
  'is_month_closed',
  `select (select count(*) from monthly_leaderboard r where r.year = :year and r.month = :monthOfYear) as members
   from closed_months where month = :month`,
);

/** The number of members on the record of a month; null while it is not closed. */
export const closedMembers = async (db: Database, month: PlainDate) =>
  (await isClosedStatement(db, { month, ...monthParts(month) }))[0]?.members ?? null;

export type StandingLines = {
  days: {
    trainingDayId: string;
    date: PlainDate;
    movedTo: PlainDate | null;
    programName: string;
    dayName: string;
    unitsCompleted: number;
    unitsAssigned: number;
    isTrained: boolean;
  }[];
  points: {
    challengeId: string;
    challengeName: string;
    reason: PointReason;
    place: number | null;
    points: number;
    earnedAt: string;
  }[];
};

const inMonth = (date: string) =>
  `${date} >= :month::date and ${date} < (:month::date + interval '1 month')::date`;

const trainedOn = (date: string) =>
  `trained_by(s.as_of, d.state, ${date}, d.logged_count, d.units_prescribed)`;

/** SQL: the days whose units count on a date of the month. They are trained on their own. */
const linesOn = (due: string, which: string) => `
  select d.id, d.assignment_id, d.day_version_id, d.date, d.${due} as due, d.units_counted as counted,
    d.units_prescribed as assigned, ${inMonth('d.date')} and ${trainedOn('d.date')} as is_trained
  from training_days d join standings s on s.member_id = d.member_id and s.month = :month
  where d.member_id = :memberId and ${inMonth(`d.${due}`)} and ${which}
    and counts_by(s.as_of, d.state, d.${due}, d.logged_count)`;

/** SQL: the days trained in the month that pay for a date in another, on which they were missed. */
const trainedForAnotherDate = `
  select d.id, d.assignment_id, d.day_version_id, d.date, d.date as due, 0 as counted, 0 as assigned, true as is_trained
  from training_days d join standings s on s.member_id = d.member_id and s.month = :month
  where d.member_id = :memberId and d.missed_on is not null and ${inMonth('d.date')} and not (${inMonth('d.missed_on')})
    and ${trainedOn('d.date')}`;

const lines = statement<StandingLines, OfMember & Month>(
  'standing_lines',
  `select
     coalesce((
       select json_agg(json_build_object('trainingDayId', d.id, 'date', d.due, 'movedTo', nullif(d.date, d.due),
         'programName', case when a.kind = 'daily' then 'Daily workout' else w.name end, 'dayName', v.day_name,
         'unitsCompleted', d.counted, 'unitsAssigned', d.assigned, 'isTrained', d.is_trained) order by d.due, d.id)
       from (
         ${linesOn('date', `missed_on is null`)}
         union all
         ${linesOn('missed_on', 'true')}
         union all
         ${trainedForAnotherDate}) d
       join assignments a on a.id = d.assignment_id
       join workouts w on w.id = a.workout_id
       join day_versions v on v.id = d.day_version_id
       where a.kind <> 'own'), '[]') as days,
     coalesce((
       select json_agg(json_build_object('challengeId', c.id, 'challengeName', c.name, 'reason', p.reason,
         'place', p.place, 'points', p.points, 'earnedAt', p.earned_at) order by p.earned_at, p.reason)
       from challenge_points p join challenges c on c.id = p.challenge_id
       where p.member_id = :memberId and p.month = :month::date), '[]') as points`,
);

export const standingLines = async (db: Database, memberId: string, month: PlainDate) =>
  (await lines(db, { memberId, month }))[0] ?? { days: [], points: [] };
