import * as contract from '#contract/coaching/check-ins.ts';
import { getDueCheckIn } from '#contract/coaching/due-check-in.ts';
import type { StoredAnswer } from '#domain/check-ins/question.ts';
import { dueWeek, lastDayOfWeek, weekOf } from '#domain/check-ins/check-in-week.ts';
import { trendsOf } from '#domain/check-ins/trends.ts';
import { picturesAmong } from '#domain/check-ins/fitting-answers.ts';
import { chosenMember } from '#server/accounts/owner.ts';
import { picturesOf } from '#server/attachments/in-check-ins.ts';
import { type Database, transaction } from '#server/database/database.ts';
import { requireFound } from '#server/http/problem.ts';
import { notifyOfCheckIn } from '#server/notices/notify/notify-coaches.ts';
import { publishLive } from '#server/live/publish-live.ts';
import { findMember } from '#server/members/queries.ts';
import type { Route } from '#server/route/route.ts';
import { todayByZone } from '#server/training-days/schedule/schedule-rows.ts';
import { answerCheckIn } from './answer-check-in.ts';
import { listCheckedIn } from './checked-in.ts';
import { type AnsweredRow, answeredWeeks, checkInFor, checkInNow } from './queries.ts';
import { writeCheckIn } from './write-check-in.ts';

const weeksAPage = 12;
const weeksOfTrends = 52;

/** Coaches write the one check-in; what a member answers is theirs and the coaches'. */
export function checkInRoutes(route: Route): void {
  route(contract.getCheckIn, ({ db }) => checkInNow(db));

  route(contract.writeCheckIn, ({ db, body, now }) =>
    transaction(db, async tx => {
      const written = await writeCheckIn(tx, body, now);
      await publishLive(tx, { people: [], coaches: true, subjects: ['check-ins'] });
      return written;
    }),
  );

  route(contract.listCheckedIn, async ({ db, query, now }) => {
    const { isOn, weekday, groupIds } = await checkInNow(db);
    if (!isOn) return [];
    const { zones, todays } = await todayByZone(db, now);
    const weeks = todays.map(today => weekOf(today, weekday));
    return listCheckedIn(db, { now, zones, weeks, groupIds, ...query });
  });

  route(contract.listCheckInAnswers, async ({ db, viewer, query }) => {
    const { before = null } = query;
    const memberId = chosenMember(viewer, query.memberId);
    const limit = 1 + (before === null ? weeksOfTrends : weeksAPage);
    const weeks = await answeredWeeks(db, memberId, { before, limit });
    if (weeks.length === 0) requireFound(await findMember(db, memberId), 'Member');
    const { questions } = await checkInNow(db);
    return {
      weeks: await withPictures(db, weeks.slice(0, weeksAPage)),
      hasOlder: weeks.length > weeksAPage,
      trends: before === null ? trendsOf(questions, weeks.slice(0, weeksOfTrends), viewer.weightUnit) : [],
    };
  });

  route(getDueCheckIn, async ({ db, viewer, today }) => {
    const [checkIn] = await checkInFor(db, { memberId: viewer.id, today });
    if (!checkIn) return null;
    const { questions, version, ofMember: groupIds, answered, before } = checkIn;
    const week = dueWeek(checkIn, { today, groupIds, answered });
    if (week === null) return null;
    const isAsked = ({ questionId, kind }: StoredAnswer) =>
      kind !== 'picture' && questions.some(({ id }) => id === questionId);
    return { week, until: lastDayOfWeek(week), version, questions, before: (before ?? []).filter(isAsked) };
  });

  route(contract.answerCheckIn, ({ db, viewer, body, today, now }) =>
    transaction(db, async tx => {
      const taken = await answerCheckIn(tx, body, { memberId: viewer.id, today, now });
      await publishLive(tx, { people: [viewer.id], coaches: true, subjects: ['check-ins'] });
      await notifyOfCheckIn(tx, { memberId: viewer.id, checkInId: taken.id, now });
      return taken;
    }),
  );
}

/** Adds the pictures where there are any. */
async function withPictures(db: Database, weeks: readonly AnsweredRow[]) {
  const withAny = weeks.filter(({ answers }) => picturesAmong(answers).length > 0);
  const pictures = await picturesOf(
    db,
    withAny.map(({ id }) => id),
  );
  return weeks.map(week => ({ ...week, pictures: pictures.filter(one => one.checkInId === week.id) }));
}
