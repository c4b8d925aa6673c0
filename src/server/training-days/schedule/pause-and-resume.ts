import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { resumeChoices } from '#contract/assignments.ts';
import type { PlainDate } from '#domain/plain-date.ts';
import { firstPlannedOn, weeksPaused } from '#domain/training/schedule/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { workOn } from '#server/training-days/counts/has-work.ts';
import { assignments, assignmentShifts, trainingDays } from '#server/database/tables/assignments.ts';
import { nextFreeDate } from './make-room.ts';
import { setAsideAs } from './set-aside.ts';

type Paused = { id: string; pausedOn: PlainDate | null; isEndChosen: boolean };

/** Pauses assignments: from this date on days without a log do not count. */
export async function pauseDays(tx: Database, ids: readonly string[], today: PlainDate): Promise<void> {
  await setAside(tx, ids, today, 'paused');
}

/** Ends an assignment that the coach completes: days to come do not count, but belong to the whole program. */
export async function endDaysToCome(tx: Database, id: string, today: PlainDate): Promise<void> {
  await setAside(tx, [id], today, 'ended');
}

async function setAside(tx: Database, ids: readonly string[], today: PlainDate, state: 'paused' | 'ended') {
  await tx.execute(sql`
    update ${trainingDays} d set ${setAsideAs(state)}
    where d.assignment_id = any(${sql.param([...ids])}::uuid[]) and d.date >= ${today} and not ${sql.raw(workOn('d'))}
      and d.state in ('scheduled', 'paused', 'ended')`);
}

/**
 * Resumes a paused assignment. Either the dates stay and the days of the pause do not count, or the rest moves on by
 * whole weeks, and the end date with it unless the coach has just chosen another.
 */
export async function resumeDays(
  tx: Database,
  paused: Paused,
  choice: (typeof resumeChoices)[number],
  today: PlainDate,
): Promise<void> {
  const pausedOn = paused.pausedOn ?? today;
  const days = choice === 'move-on' ? 7 * weeksPaused(pausedOn, today) : 0;
  if (days > 0) await moveOn(tx, paused.id, pausedOn, days);
  if (days > 0 && !paused.isEndChosen) {
    await tx.execute(
      sql`update ${assignments} set end_date = end_date + ${days}::int where id = ${paused.id}`,
    );
  }
  await countDaysAgain(tx, [paused.id], today);
}

/** Moves all days without a log from the pause on by so many days, cleared ones too. */
async function moveOn(tx: Database, id: string, pausedOn: PlainDate, days: number): Promise<void> {
  const shifts = await tx.select().from(assignmentShifts).where(eq(assignmentShifts.assignmentId, id));
  await tx
    .insert(assignmentShifts)
    .values({ assignmentId: id, fromDate: firstPlannedOn(pausedOn, shifts), days })
    .onConflictDoUpdate({
      target: [assignmentShifts.assignmentId, assignmentShifts.fromDate],
      set: { days: sql`${assignmentShifts.days} + ${days}` },
    });
  await tx.execute(sql`
    update ${trainingDays} d set date = date + ${days}::int, moved_from = moved_from + ${days}::int,
      missed_on = nullif(missed_on, date + ${days}::int)
    where assignment_id = ${id} and date >= ${pausedOn} and not ${sql.raw(workOn('d'))} and state in ('paused', 'cleared')`);
}

/** Lets days from today on count again. A day whose date was logged ahead goes to the next free date. */
export async function countDaysAgain(tx: Database, ids: readonly string[], today: PlainDate): Promise<void> {
  const days = await tx
    .select({
      id: trainingDays.id,
      assignmentId: trainingDays.assignmentId,
      date: trainingDays.date,
      state: trainingDays.state,
      endDate: assignments.endDate,
    })
    .from(trainingDays)
    .innerJoin(assignments, eq(assignments.id, trainingDays.assignmentId))
    .where(inArray(trainingDays.assignmentId, [...ids]))
    .orderBy(asc(trainingDays.date));
  const paused = days.filter(day => day.state === 'paused' && day.date >= today);
  const logged = new Set(days.filter(day => day.state === 'scheduled').map(dayKey));
  const taken = new Set([...logged, ...paused.map(dayKey)]);
  for (const day of paused.filter(one => logged.has(dayKey(one)))) {
    const free = nextFreeDate(day.date, day.endDate, date => taken.has(dayKey({ ...day, date })));
    if (free === null) continue;
    taken.add(dayKey({ ...day, date: free }));
    await tx.update(trainingDays).set({ date: free, movedFrom: day.date }).where(eq(trainingDays.id, day.id));
  }
  await tx
    .update(trainingDays)
    .set({ state: 'scheduled' })
    .where(
      and(
        inArray(trainingDays.assignmentId, [...ids]),
        eq(trainingDays.state, 'paused'),
        sql`${trainingDays.date} >= ${today}`,
        sql`not exists (select 1 from ${trainingDays} x where x.assignment_id = ${trainingDays.assignmentId}
          and x.date = ${trainingDays.date} and x.state = 'scheduled')`,
      ),
    );
}

const dayKey = ({ assignmentId, date }: { assignmentId: string; date: PlainDate }) =>
  `${assignmentId} ${date}`;
