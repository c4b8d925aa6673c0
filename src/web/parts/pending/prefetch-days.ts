import type { QueryClient } from '@tanstack/react-query';
import { getCalendarStatus, getExercisesForDate, listAssignments } from '#contract/assignments.ts';
import { getExerciseGuides } from '#contract/exercises.ts';
import { getWeeklyBreakdown } from '#contract/progress.ts';
import { listTrainingSessions } from '#contract/training/training-sessions.ts';
import { addDays, parsePlainDate, type PlainDate } from '#domain/plain-date.ts';
import { answerInCache, prefetch } from '#web/data/read.ts';
import { mayTrainOn } from '#web/parts/training-day/training-calendar.ts';
import { whenIdle } from '#web/ui/loading/when-idle.ts';

/** Today and the seven days after it. */
const maxCachedDays = 8;

/** Half an hour in milliseconds: a day that was read ahead is not read again before that. */
const goodFor = 30 * 60_000;

const readAt = new Map<string, number>();

/** Reads the training of the next days, one call after another, so that it is there without a signal. */
export async function prefetchDays(client: QueryClient, today: PlainDate): Promise<void> {
  const assignments = answerInCache(client, listAssignments, {});
  const dates = Array.from({ length: maxCachedDays }, (_, days) => addDays(today, days));
  const withTraining = new Set<PlainDate>();
  for (const assignment of assignments ?? []) {
    if (assignment.status !== 'active') continue;
    if ((parsePlainDate(assignment.startDate) ?? today) > addDays(today, maxCachedDays)) continue;
    const params = { id: assignment.id };
    const calendar = await prefetch(client, getCalendarStatus, { params });
    const toTrain = dates.filter(each => mayTrainOn({ assignment, calendar }, each, today));
    for (const date of toTrain) {
      withTraining.add(date);
      await readDay(client, assignment.id, date);
    }
    // How its exercises are done is asked for in the gym, where the signal is worst.
    if (toTrain.length > 0) await prefetch(client, getExerciseGuides, { params });
    // The Workout Log shows the week beside the day.
    await prefetch(client, getWeeklyBreakdown, { params });
  }
  for (const date of withTraining) await readSessions(client, date);
}

/** With all that a session asks for, so that it opens, goes on and ends without a signal. */
async function readSessions(client: QueryClient, date: PlainDate): Promise<void> {
  await unlessJustRead(`sessions ${date}`, () => prefetch(client, listTrainingSessions, { query: { date } }));
}

async function readDay(client: QueryClient, id: string, date: PlainDate): Promise<void> {
  const request = { params: { id }, query: { date } };
  await unlessJustRead(`${id} ${date}`, () => prefetch(client, getExercisesForDate, request));
}

async function unlessJustRead(name: string, read: () => Promise<unknown>): Promise<void> {
  if (Date.now() - (readAt.get(name) ?? 0) < goodFor) return;
  await whenIdle();
  await read();
  readAt.set(name, Date.now());
}
