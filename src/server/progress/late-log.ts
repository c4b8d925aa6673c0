import type { Database } from '#server/database/database.ts';
import { hasWork } from '#server/training-days/counts/has-work.ts';
import { conflict, notFound } from '#server/http/problem.ts';
import {
  type DayKey,
  findDaysOfDate,
  findOlderPrescriptions,
  type LoggableDay,
  type Prescribed,
} from './loggable-days.ts';

type PlainDate = DayKey['date'];

/** The place of a log: its day, the date that the day then has, and the prescription that it completes, if any. */
export type LogLocation = {
  day: LoggableDay;
  date: PlainDate;
  dayVersionId: string;
  prescription: Prescribed | null;
};

type Target = Pick<LogLocation, 'dayVersionId' | 'prescription'>;

/**
 * Finds the place of a log whose day has been edited, moved or taken off since. Several days may have had the date: the
 * one with the prescription gets the log, else the first with the exercise. A day that was moved comes back to the
 * date, unless it has a log or another day is there now. A day that was taken off comes back too; if another day is
 * there now, that one gets the log, or the log is kept beside it.
 */
export async function lateLogLocation(
  db: Database,
  key: DayKey,
  prescriptionId: string | null | undefined,
): Promise<LogLocation> {
  const days = await findDaysOfDate(db, key);
  const onDate = days.find(day => day.state === 'scheduled' && day.date === key.date);
  const isDisplaced = (day: LoggableDay) => onDate !== undefined && day.state !== 'scheduled';
  const owner = days.find(day => day.prescriptions.some(({ id }) => id === prescriptionId));
  const open = onDate?.prescriptions.find(({ isLogged }) => !isLogged);
  if (owner && isDisplaced(owner) && !open)
    return { day: owner, date: owner.date, ...unplannedTarget(owner) };
  const inOrder = owner && !isDisplaced(owner) ? [owner, ...days.filter(day => day !== owner)] : days;
  for (const day of inOrder) {
    const target = isDisplaced(day)
      ? await targetOfUnplanned(db, day, key.exerciseId)
      : await lateTarget(db, day, key.exerciseId, prescriptionId);
    if (target !== null) return { day, date: dateFor(day, key.date, onDate, target), ...target };
  }
  throw notFound(days.length > 0 ? 'This exercise on this date' : 'Training for this date');
}

const unplannedTarget = (day: LoggableDay): Target => ({
  dayVersionId: day.dayVersionId,
  prescription: null,
});

async function targetOfUnplanned(db: Database, day: LoggableDay, exerciseId: string): Promise<Target | null> {
  if (day.prescriptions.length > 0) return unplannedTarget(day);
  const older = await findOlderPrescriptions(db, day.trainingDayId, exerciseId);
  return older.length > 0 ? unplannedTarget(day) : null;
}

function dateFor(day: LoggableDay, date: PlainDate, onDate: LoggableDay | undefined, target: Target) {
  const comesBack = onDate === undefined && !hasWork(day) && target.prescription !== null;
  return comesBack ? date : day.date;
}

/**
 * A day without a log can go back to the version that the log was made for. A day with a log stays as it is, so the log
 * gets a place in it or is kept beside it. A one-off exercise is found by its own id, because its day keeps the others.
 */
async function lateTarget(
  db: Database,
  day: LoggableDay,
  exerciseId: string,
  prescriptionId: string | null | undefined,
): Promise<Target | null> {
  const named = day.prescriptions.find(({ id }) => id === prescriptionId);
  if (named) return openTarget(named);
  const isGone = day.prescriptions.length === 0;
  const older = await findOlderPrescriptions(db, day.trainingDayId, exerciseId);
  const meant = older.find(({ id }) => id === prescriptionId) ?? (isGone ? older[0] : undefined);
  const oneOff = meant?.dailyWorkoutId ?? null;
  const sameOneOff = day.prescriptions.find(({ dailyWorkoutId }) => oneOff && dailyWorkoutId === oneOff);
  if (sameOneOff) return openTarget(sameOneOff);
  if (meant && !oneOff && (meant.isLogged || !hasWork(day))) return openTarget(meant);
  const open = day.prescriptions.find(({ isLogged }) => !isLogged);
  if (open) return openTarget(open);
  if (!isGone && !oneOff) throw isLoggedAlready();
  return meant ? unplannedTarget(day) : null;
}

const isLoggedAlready = () => conflict('This exercise is logged already');

export function openTarget(prescription: Prescribed): Target {
  if (prescription.isLogged) throw isLoggedAlready();
  return { dayVersionId: prescription.dayVersionId, prescription };
}
