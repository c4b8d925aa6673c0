import * as contract from '#contract/coaching/attention.ts';
import { getDayBoard } from '#contract/dashboard.ts';
import { getWeekBoard } from '#contract/coaching/week-board.ts';
import * as settings from '#contract/coaching/attention-settings.ts';
import type { SessionUser } from '#server/accounts/queries.ts';
import { badInput, requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { answerByNone, review, snooze, undo } from './act.ts';
import { readDayBoard } from './day-board.ts';
import { readWeekBoard } from './week-board.ts';
import { attentionNow, changeAttention } from './queries.ts';
import { rankOfCursor, type ReadBy, readRound, roundMember } from './read-round.ts';

export function attentionRoutes(route: Route): void {
  route(contract.getAttention, ({ db, viewer, query: { after, ...query }, now }) =>
    readRound(db, { ...query, after: after === undefined ? null : rankOf(after) }, readBy(viewer, now)),
  );
  route(getDayBoard, ({ db, query, now }) => readDayBoard(db, query.day, now));
  route(getWeekBoard, ({ db, query: { week, group = null }, now, today }) =>
    readWeekBoard(db, { week: week ?? today, group, now }),
  );
  route(settings.getAttentionSettings, ({ db }) => attentionNow(db));
  route(settings.setAttentionSettings, ({ db, body, now }) => changeAttention(db, body, now));
  route(contract.getAttentionOf, async ({ db, viewer, params, now }) =>
    requireFound(await roundMember(db, params.memberId, readBy(viewer, now)), 'Member'),
  );
  route(contract.needNoAnswer, ({ db, viewer, params, now }) =>
    answerByNone(db, params.memberId, readBy(viewer, now)),
  );
  route(contract.reviewMember, ({ db, viewer, params, now }) =>
    review(db, params.memberId, { ...readBy(viewer, now), coachId: viewer.id }),
  );
  route(contract.snoozeMember, ({ db, viewer, params, body, now }) =>
    snooze(db, params.memberId, new Date(body.until), readBy(viewer, now)),
  );
  route(contract.undoAttention, ({ db, viewer, params, now }) => undo(db, params, readBy(viewer, now)));
}

const readBy = (
  { weightUnit: unit, distanceUnit: distance, timeZone: zone }: SessionUser,
  now: Date,
): ReadBy => ({
  now,
  unit,
  distance,
  zone,
});

function rankOf(after: string) {
  const place = rankOfCursor(after);
  if (place === null) throw badInput('after', 'This is not the end of a page');
  return place;
}
