import type { QueryClient } from '@tanstack/react-query';
import { getCalendarStatus, getExercisesForDate } from '#contract/assignments.ts';
import { dayStatus } from '#domain/training/status/day-status.ts';
import { isToDo } from '#domain/training/status/shown-day-status.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { updateCached } from '#web/data/read.ts';
import { type LoggedWork, placesOf } from './training-day.ts';

type LogPosition = { assignmentId: string; date: PlainDate; place: string };

/** Shows the known log at once: on a bad signal the fresh answers take their time. */
export function showLog(
  client: QueryClient,
  { assignmentId, date, place }: LogPosition,
  log: LoggedWork | null,
  today: PlainDate,
): void {
  const params = { id: assignmentId };
  const day = updateCached(client, getExercisesForDate, { params, query: { date } }, answer => {
    const index = placesOf(answer.exercises).indexOf(place);
    const exercises = answer.exercises.map((other, at) =>
      at === index ? { ...other, log, isCompleted: log !== null } : other,
    );
    return { ...answer, exercises };
  });
  if (!day) return;
  const logged = day.exercises.filter(other => other.log !== null).length;
  updateCached(client, getCalendarStatus, { params }, calendar => {
    const { isToDo: _before, ...rest } = calendar[date] ?? { status: 'rest' };
    const isOpen = rest.openSession !== undefined;
    const progress = { date, today, exercises: day.exercises.length, logged, isOpen };
    const status = rest.ownExercises ? 'rest' : dayStatus(progress);
    const now = { ...rest, status, ...(isToDo(progress) && !rest.ownExercises && { isToDo: true as const }) };
    return { ...calendar, [date]: now };
  });
}
