import { challengePoints } from '#domain/challenges/challenge.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { type Database, type DatabasePool, statement, transaction } from '#server/database/database.ts';

/** The zone where a date ends last. */
const westernmost = 'Etc/GMT+12';

/** A challenge whose last day has ended everywhere. Another server that is at it already is left alone. */
const endedChallenge = statement<
  { id: string; endDate: PlainDate; hiddenAt: Date | null },
  { today: PlainDate }
>(
  'ended_challenge',
  `select id, end_date as "endDate", hidden_at as "hiddenAt" from challenges where places_awarded_at is null and not is_multi_day and end_date < :today
   order by end_date, id limit 1 for update skip locked`,
);

/**
 * The first three places of the members, in the month of the last day. Who is level shares a place and its points, and the
 * places after them stay empty. A challenge that was taken back before it ended has no places; one deleted later keeps them.
 */
const awardRanksOf = statement<never, { id: string; now: Date; points: readonly number[] }>(
  'award_places',
  `insert into challenge_points (challenge_id, member_id, reason, place, points, month, earned_at)
   select r.challenge_id, r.member_id, 'place', r.place, (:points::int[])[r.place], first_of_month(r.end_date), :now
   from (
     select s.challenge_id, s.member_id, c.end_date,
       rank() over (order by case c.scoring_type when 'time' then s.score else -s.score end)::int as place
     from challenges c
     join challenge_submissions s on s.challenge_id = c.id
     join users u on u.id = s.member_id and u.role = 'member'
     where c.id = :id
   ) r
   where r.place <= cardinality(:points::int[])`,
);

const markAwarded = statement<never, { id: string; now: Date }>(
  'mark_awarded',
  'update challenges set places_awarded_at = :now where id = :id',
);

/** Gives the points for the first places of the single challenges that have ended, once. Answers how many those were. */
export async function awardRanks(db: DatabasePool, now: Date, fellowshipZone: string): Promise<number> {
  let awarded = 0;
  while (await transaction(db, tx => awardOne(tx, now, fellowshipZone))) awarded += 1;
  return awarded;
}

async function awardOne(tx: Database, now: Date, fellowshipZone: string): Promise<boolean> {
  const [ended] = await endedChallenge(tx, { today: dateIn(westernmost, now) });
  if (!ended) return false;
  const { id, endDate, hiddenAt } = ended;
  // Taken back before it ended, where the fellowship is at home.
  const isTakenBack = hiddenAt !== null && dateIn(fellowshipZone, hiddenAt) <= endDate;
  if (!isTakenBack) await awardRanksOf(tx, { id, now, points: challengePoints.places });
  await markAwarded(tx, { id, now });
  return true;
}
