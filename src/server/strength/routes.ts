import type { AnswerOf } from '#contract/endpoint.ts';
import { getStrengthMetrics } from '#contract/strength.ts';
import { dateIn } from '#domain/plain-date.ts';
import { strengthStatus } from '#domain/strength-status.ts';
import type { Route } from '#server/http/route.ts';
import { allLiftHistories, type LiftRow } from './queries.ts';

export function strengthRoutes(route: Route): void {
  route(getStrengthMetrics, async ({ db, now }) => {
    const members = new Map<string, MemberRow>();
    for (const lift of await allLiftHistories(db)) {
      const { memberId, memberName, memberEmail } = lift;
      const member = members.get(memberId) ?? { memberId, memberName, memberEmail, exercises: [] };
      member.exercises.push(liftOf(lift, now));
      members.set(memberId, member);
    }
    return [...members.values()];
  });
}

type MemberRow = AnswerOf<typeof getStrengthMetrics>[number];

function liftOf({ exerciseId, exerciseName, history, timeZone }: LiftRow, now: Date) {
  return { exerciseId, exerciseName, ...strengthStatus(history, dateIn(timeZone, now)) };
}
