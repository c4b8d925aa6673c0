import type { submitChallengeDay } from '#contract/challenges.ts';
import type { ReadRequest } from '#contract/endpoint.ts';
import {
  challengePoints,
  type ChallengeWeekday,
  challengeWeekdays,
  type DayExercise,
  dayFieldsOf,
  dayUnitsDone,
  dayUnitsPrescribed,
  percentOfADay,
} from '#domain/challenges/challenge.ts';
import { addDays, daysBetween, formatDate, mondayOf, type PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import { refuseOutside, withRetry } from './challenge-closed.ts';
import { dayResult } from './day-result.ts';
import { exercisesOfDay, factsFor, findDay } from './queries.ts';
import type { Asker } from './submit-score.ts';

type SubmitDayBody = ReadRequest<typeof submitChallengeDay>['body'];
type Part = { challengeId: string; dayId: string };

/** Completes a day of a 5-day challenge for a member, once, with its points, and with the fifth those for all five. */
export function completeDay(db: Database, { challengeId, dayId }: Part, body: SubmitDayBody, asker: Asker) {
  const { viewer, today, now, month } = asker;
  return withRetry(async () => {
    const challenge = await factsFor(db, challengeId, viewer, today);
    if (!challenge.isMultiDay) throw conflict('This challenge has no days: submit a score');
    const day = await findDay(db, dayId);
    if (day?.challengeId !== challengeId) throw notFound('Day');
    refuseOutside(challenge, today);
    refuseEarly(challenge, day.dayOfWeek, today);
    const exercises = (await exercisesOfDay(db, dayId)).map(asDayExercise);
    const result = dayResult(dayFieldsOf(exercises.map(({ category }) => category)), body);
    const units = { done: dayUnitsDone(exercises, result.counted), asked: dayUnitsPrescribed(exercises) };
    const { reps, contacts, seconds, distance } = result.counted;
    const [saved] = await saveDay(db, {
      challengeId,
      revision: challenge.revision,
      memberId: viewer.id,
      dayOfWeek: day.dayOfWeek,
      unitsDone: units.done,
      unitsAsked: units.asked,
      reps: reps || null,
      contacts: contacts || null,
      seconds: seconds || null,
      distance: distance || null,
      weight: result.weight,
      completionTime: result.completionTime,
      now,
      month,
      weekStart: mondayOf(challenge.startDate),
      dayPoints: challengePoints.day,
      allDaysPoints: challengePoints.allDays,
      earnsPoints: viewer.role === 'member',
    });
    if (!saved?.isOpen) return null;
    if (saved.id === null) throw conflict('You have already completed this day');
    return {
      id: saved.id,
      challengeId,
      dayWorkoutId: dayId,
      score: units.done,
      workoutUnitsCompleted: units.done,
      workoutUnitsPrescribed: units.asked,
      daysCompleted: saved.daysCompleted,
      submittedAt: now,
    };
  });
}

type Saved = { isOpen: boolean; id: string | null; daysCompleted: number };

type NewDay = {
  challengeId: string;
  revision: number;
  memberId: string;
  dayOfWeek: ChallengeWeekday;
  unitsDone: number;
  unitsAsked: number;
  reps: number | null;
  contacts: number | null;
  seconds: number | null;
  distance: number | null;
  weight: number | null;
  completionTime: string | null;
  now: Date;
  month: PlainDate;
  weekStart: PlainDate;
  dayPoints: number;
  allDaysPoints: number;
  earnsPoints: boolean;
};

/**
 * Saves in one statement, so in one transaction. Nothing is written when the challenge is no longer the one that the
 * result was read against: a coach's change came in between. Two days at once follow each other at the member's row of
 * the week.
 */
const saveDay = statement<Saved, NewDay>(
  'save_challenge_day',
  `with open as (
     select id from challenges where id = :challengeId and revision = :revision and hidden_at is null for share
   ), saved as (
     insert into challenge_submissions
       (challenge_id, member_id, part, score, workout_units_completed, workout_units_prescribed,
        reps, contacts, seconds, distance, weight, completion_time, submitted_at)
     select id, :memberId::uuid, :dayOfWeek::text, :unitsDone::numeric, :unitsDone::numeric, :unitsAsked::numeric,
       :reps::int, :contacts::int, :seconds::int, :distance::numeric, :weight::numeric, :completionTime::text, :now::timestamptz from open
     on conflict on constraint challenge_submissions_once do nothing
     returning id, challenge_id, member_id, part, score, submitted_at
   ), week as (
     insert into challenge_weeks as w
       (challenge_id, member_id, week_start_date, days_completed, completion_percentage, total_score)
     select challenge_id, member_id, :weekStart::date, 1, ${percentOfADay}, score from saved
     on conflict (challenge_id, member_id) do update set
       week_start_date = excluded.week_start_date, days_completed = w.days_completed + 1,
       completion_percentage = (w.days_completed + 1) * ${percentOfADay}, total_score = w.total_score + excluded.total_score
     returning challenge_id, member_id, days_completed
   ), points as (
     insert into challenge_points (challenge_id, member_id, reason, points, month, earned_at)
     select challenge_id, member_id, part, :dayPoints::int, :month::date, submitted_at from saved where :earnsPoints::boolean
     union all
     select challenge_id, member_id, 'all-days', :allDaysPoints::int, :month::date, :now::timestamptz from week
     where days_completed = ${challengeWeekdays.length} and :earnsPoints::boolean
   )
   select exists (select from open) as "isOpen", (select id from saved), (select days_completed from week) as "daysCompleted"`,
  { alone: true },
);

/** A day opens on its date: the first of its weekday in the challenge. */
function refuseEarly(
  dates: { startDate: PlainDate; endDate: PlainDate },
  day: ChallengeWeekday,
  today: PlainDate,
) {
  const opensOn = dateOfWeekday(dates.startDate, day);
  if (opensOn > dates.endDate) throw conflict('This day is outside of the dates of the challenge');
  if (today < opensOn) throw conflict(`This day opens on ${formatDate(opensOn)}`);
}

/** The first date of a weekday from a date on. */
function dateOfWeekday(from: PlainDate, day: ChallengeWeekday): PlainDate {
  const thisWeek = addDays(mondayOf(from), challengeWeekdays.indexOf(day));
  return daysBetween(from, thisWeek) < 0 ? addDays(thisWeek, 7) : thisWeek;
}

const asDayExercise = ({
  exerciseCategory: category,
  ...prescription
}: Awaited<ReturnType<typeof exercisesOfDay>>[number]): DayExercise => ({ category, prescription });
