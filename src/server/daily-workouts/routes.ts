import * as contract from '#contract/daily-workouts.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';
import { dateIn, type PlainDate } from '#domain/plain-date.ts';
import { transaction } from '#server/database/database.ts';
import { chosenMember, ownerFor } from '#server/accounts/owner.ts';
import { requireFound, notFound } from '#server/http/problem.ts';
import type { Route } from '#server/route/route.ts';
import { isStillOpen } from '#server/training-days/events/open-session.ts';
import { addDailyWorkout } from './add-daily-workout.ts';
import { clearTrainingDay, restoreTrainingDay } from '#server/training-days/clear-training-day.ts';
import { memberDay } from './queries.ts';
import { removeOneOff } from './remove-one-off.ts';

const ok = { ok: true as const };

export function dailyWorkoutRoutes(route: Route): void {
  route(contract.listDailyWorkouts, async ({ db, viewer, query, now }) => {
    const { date } = query;
    const day = requireFound(await memberDay(db, chosenMember(viewer, query.memberId), date), 'Member');
    const today = dateIn(day.zone, now);
    return [
      ...day.programDays.map(({ dateOpenUntil, ...entry }) => ({
        ...entry,
        type: 'program' as const,
        status: statusOf({ ...entry, isOpen: isStillOpen(dateOpenUntil, now) }, date, today),
      })),
      ...day.oneOffs.map(entry => ({ ...entry, type: 'other' as const })),
    ];
  });

  route(contract.addDailyWorkout, ({ db, viewer, body, now }) => {
    const given = { ...body, memberId: chosenMember(viewer, body.memberId), assignedBy: viewer.id };
    return transaction(db, tx => addDailyWorkout(tx, given, now));
  });

  route(contract.removeDailyWorkout, ({ db, viewer, params, now }) =>
    transaction(db, async tx => {
      const owner = ownerFor(viewer);
      const isRemoved =
        ('all' in owner && (await clearTrainingDay(tx, params.id, now))) ||
        (await removeOneOff(tx, params.id, owner, now));
      if (!isRemoved) throw notFound('Workout');
      return ok;
    }),
  );

  route(contract.restoreDailyWorkout, ({ db, params, now }) =>
    transaction(db, async tx => {
      await restoreTrainingDay(tx, params.id, now);
      return ok;
    }),
  );
}

type Counted = { isCleared: boolean; isOpen: boolean; exerciseCount: number; loggedCount: number };

const statusOf = (
  { isCleared, isOpen, exerciseCount, loggedCount }: Counted,
  date: PlainDate,
  today: PlainDate,
) => (isCleared ? 'rest' : dayStatus({ date, today, exercises: exerciseCount, logged: loggedCount, isOpen }));
