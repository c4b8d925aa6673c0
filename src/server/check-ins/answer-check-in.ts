import type * as z from 'zod/mini';
import type { answerCheckIn as endpoint } from '#contract/coaching/check-ins.ts';
import { isAnswered, isFor, nearestWeek, takesWeek, weekOf } from '#domain/check-ins/check-in-week.ts';
import { keepAnswers } from '#domain/check-ins/fitting-answers.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, notFound, requireFound } from '#server/http/problem.ts';
import { type AnsweredRow, checkInFor, holdCheckIn, insertAnswers } from './queries.ts';

type Sent = z.output<typeof endpoint.body>;
type By = { memberId: string; today: PlainDate; now: Date };

/** Takes a member's answers, once a week. The questions stay as they are until it is done. */
export async function answerCheckIn(tx: Database, sent: Sent, by: By): Promise<AnsweredRow> {
  await holdCheckIn(tx);
  const [found] = await checkInFor(tx, { memberId: by.memberId, today: by.today });
  const checkIn = requireFound(found, 'Check-in');
  if (!isFor(checkIn, checkIn.ofMember)) throw notFound('Check-in');
  const week = weekMeant(sent.week, checkIn, by.today);
  if (isAnswered(week, checkIn.answered)) throw answeredAlready();
  const answers = fitting(sent, checkIn);
  const { memberId, now } = by;
  const row = await insertAnswers(tx, {
    memberId,
    week,
    answers,
    version: checkIn.version,
    answeredAt: now,
  });
  if (row === null) throw answeredAlready();
  return row;
}

type CheckInOfMember = Awaited<ReturnType<typeof checkInFor>>[number];

function weekMeant(given: PlainDate | undefined, { weekday }: CheckInOfMember, today: PlainDate): PlainDate {
  if (given === undefined) return weekOf(today, weekday);
  if (given > today) throw badInput('week', 'This week is still to come');
  const week = nearestWeek(given, weekday, today);
  if (!takesWeek(week, today)) throw conflict('This check-in is over. Answer the new one instead.');
  return week;
}

function fitting({ answers, version }: Sent, checkIn: CheckInOfMember) {
  const read = keepAnswers(checkIn.questions, answers);
  if ('kept' in read) return read.kept;
  if (version !== undefined && version !== checkIn.version)
    throw conflict('Your coach has changed the check-in meanwhile. Look through it once more.');
  throw badInput('answers', read.wrong.message);
}

const answeredAlready = () => conflict('You have answered this week’s check-in already');
