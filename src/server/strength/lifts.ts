import { listLifts } from '#contract/training/strength.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';
import { readAs, idsWith } from '#server/exercises/read-together.ts';
import { chosenMember } from '#server/accounts/owner.ts';
import { requireFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { findMember } from '#server/members/queries.ts';

type LiftRow = {
  exerciseId: string;
  exerciseName: string;
  history: { date: PlainDate; estimated1RM: number }[];
};

/** A member's lifts, or one of them, with the best e1RM of each date, oldest first. */
const liftsOfMember = statement<LiftRow, { memberId: string; exerciseId: string | null }>(
  'lifts_of_member',
  `select e.id as "exerciseId", e.name as "exerciseName",
     json_agg(json_build_object('date', l.date, 'estimated1RM', l.best) order by l.date) as history
   from (
     select ${readAs('x')} as id, l.date, max(l.estimated_1rm) as best
     from progress_logs l join exercises x on x.id = l.exercise_id
     where l.member_id = :memberId and l.estimated_1rm is not null and (:exerciseId::uuid is null or l.exercise_id in (
       select one.id from exercises e cross join lateral ${idsWith('e')} where e.id = :exerciseId))
     group by ${readAs('x')}, l.date
   ) l
   join exercises e on e.id = l.id
   group by e.id order by e.name collate by_name, e.id`,
);

const liftsOf = (db: Database, memberId: string, exerciseId: string | undefined) =>
  liftsOfMember(db, { memberId, exerciseId: exerciseId ?? null });

/** The lines are a member's own; a coach names whose. */
export function liftRoutes(route: Route): void {
  route(listLifts, async ({ db, viewer, query }) => {
    const memberId = chosenMember(viewer, query.memberId);
    const lifts = await liftsOf(db, memberId, query.exerciseId);
    if (lifts.length === 0) requireFound(await findMember(db, memberId), 'Member');
    return lifts;
  });
}
