import * as contract from '#contract/training/training-sessions.ts';
import { chosenMember, ownerFor, scopeOf } from '#server/accounts/owner.ts';
import { onceMore } from '#server/database/once-more.ts';
import { requireFound } from '#server/http/problem.ts';
import { newRecordsOfDay } from '#server/records/new-records.ts';
import type { Route } from '#server/route/route.ts';
import { recordEvent } from '#server/security-events/record-event.ts';
import type { KnownVersions } from '#server/training-days/versions/known-versions.ts';
import { changeOf } from './change-of-session.ts';
import { answerOf, readSession } from './read-session.ts';
import { logsOfDay, memberOfDay } from './session-logs.ts';
import { sessionsOfDate } from './session-rows.ts';
import { takeEvents } from './take-events.ts';

export function trainingSessionRoutes(route: Route, versions: KnownVersions): void {
  route(contract.listTrainingSessions, async ({ db, viewer, query, now, today }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const rows = await sessionsOfDate(db, { memberId, date: query.date, today });
    const sessions = await Promise.all(rows.map(row => readSession(db, versions, row, today)));
    return sessions.flatMap(session => (session ? answerOf(session, viewer.id, now) : []));
  });

  route(contract.listSessionRecords, async ({ db, viewer, params }) => {
    const { trainingDayId: id } = params;
    const [day] = await memberOfDay(db, { id, ...scopeOf(ownerFor(viewer)) });
    const { memberId } = requireFound(day, 'Training day');
    return newRecordsOfDay(db, memberId, await logsOfDay(db, id));
  });

  route(contract.sendSessionEvents, async ({ db, viewer, params, body, now, today, request }) => {
    const isOfChanges = body.answer === 'changed';
    const sent = {
      trainingDayId: params.trainingDayId,
      owner: ownerFor(viewer),
      viewerId: viewer.id,
      events: body.events,
      now,
      today,
      isWhole: body.answer === 'whole',
      isOfChanges,
    };
    // Each event is known by its id.
    const taken = await onceMore(() => takeEvents(db, versions, sent));
    const { session, newRecords, refused, isFirstOfCoach } = taken;
    const isWhole = taken.isWhole && (!isOfChanges || taken.isMoved === true);
    if (isFirstOfCoach) {
      const { memberId: subjectId, programName: program, date } = session.row;
      const who = { actorId: viewer.id, subjectId };
      const event = { kind: 'session-trained-beside', ...who, details: { program, date } } as const;
      await recordEvent(db, { request, now }, event);
    }
    return {
      session: isWhole ? answerOf(session, viewer.id, now) : null,
      changed: isOfChanges && !isWhole ? changeOf(taken, body.events) : null,
      eventCount: session.events.length,
      newRecords,
      refused: refused.map(({ index, why }) => ({ index, why })),
      now,
    };
  });
}
