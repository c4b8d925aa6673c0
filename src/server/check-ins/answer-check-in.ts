import type * as z from 'zod/mini';
import type { answerCheckIn as endpoint } from '#contract/coaching/check-ins.ts';
import type { StoredAnswer } from '#domain/check-ins/question.ts';
import { isAnswered, isFor, nearestWeek, takesWeek, weekOf } from '#domain/check-ins/check-in-week.ts';
import { keepAnswers, picturesAmong } from '#domain/check-ins/fitting-answers.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { putIntoCheckIn } from '#server/attachments/in-check-ins.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict, notFound, requireFound } from '#server/http/problem.ts';
import { checkInFor, holdCheckIn, insertAnswers } from './queries.ts';

type Sent = z.output<typeof endpoint.body>;
type By = { memberId: string; today: PlainDate; now: Date };

/** Takes a member's answers, once a week. The questions stay as they are until it is done. */
export async function answerCheckIn(tx: Database, sent: Sent, by: By) {
  await holdCheckIn(tx);
  const [found] = await checkInFor(tx, { memberId: by.memberId, today: by.today });
  const checkIn = requireFound(found, 'Check-in');
  if (!isFor(checkIn, checkIn.ofMember)) throw notFound('Check-in');
  const week = resolvedWeek(sent.week, checkIn, by.today);
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
  return { ...row, pictures: await takePictures(tx, row.id, { memberId, answers }) };
}

type Answers = { memberId: string; answers: readonly StoredAnswer[] };

/** Pictures answer one question each, or nothing is answered. */
async function takePictures(tx: Database, checkInId: string, { memberId, answers }: Answers) {
  const ids = picturesAmong(answers);
  const pictures = await putIntoCheckIn(tx, { ids, memberId, checkInId });
  if (pictures.length < ids.length) throw badInput('answers', goneMeanwhile);
  return pictures;
}

const goneMeanwhile = 'A picture of this check-in is no longer there. Choose it again.';

type CheckInOfMember = Awaited<ReturnType<typeof checkInFor>>[number];

function resolvedWeek(
  given: PlainDate | undefined,
  { weekday }: CheckInOfMember,
  today: PlainDate,
): PlainDate {
  if (given === undefined) return weekOf(today, weekday);
  if (given > today) throw badInput('week', 'This week has not started yet');
  const week = nearestWeek(given, weekday, today);
  if (!takesWeek(week, today)) throw conflict('This check-in is over. Answer the new one instead.');
  return week;
}

function fitting({ answers, version }: Sent, checkIn: CheckInOfMember) {
  const read = keepAnswers(checkIn.questions, answers);
  if ('storedAnswers' in read) return read.storedAnswers;
  if (version !== undefined && version !== checkIn.version)
    throw conflict('Your coach has changed the check-in in the meantime. Please go through it again.');
  throw badInput('answers', read.wrong.message);
}

const answeredAlready = () => conflict('You have answered this week’s check-in already');
