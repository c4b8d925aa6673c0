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

/** Where a log goes: its day, the date that day then has, and the prescription it pays for, if any. */
export type Place = {
  day: LoggableDay;
  date: PlainDate;
  dayVersionId: string;
  prescription: Prescribed | null;
};

type Target = Pick<Place, 'dayVersionId' | 'prescription'>;

/**
 * For a log of a day that has been edited, moved or taken off since. Of the days that the date may mean, the one that
 * holds the prescription gets it, else the first that holds the exercise. A day that has been moved elsewhere comes
 * back to the date, unless something is logged of it or another has taken its place; one that was taken off comes
 * back too, but where another has taken its place that gets the log, or it is kept beside.
 */
export async function latePlace(
  db: Database,
  key: DayKey,
  prescriptionId: string | null | undefined,
): Promise<Place> {
  const days = await findDaysOfDate(db, key);
  const onDate = days.find(day => day.state === 'scheduled' && day.date === key.date);
  const isDisplaced = (day: LoggableDay) => onDate !== undefined && day.state !== 'scheduled';
  const owner = days.find(day => day.prescriptions.some(({ id }) => id === prescriptionId));
  const open = onDate?.prescriptions.find(({ isLogged }) => !isLogged);
  if (owner && isDisplaced(owner) && !open) return { day: owner, date: owner.date, ...beside(owner) };
  const inOrder = owner && !isDisplaced(owner) ? [owner, ...days.filter(day => day !== owner)] : days;
  for (const day of inOrder) {
    const target = isDisplaced(day)
      ? await targetBeside(db, day, key.exerciseId)
      : await lateTarget(db, day, key.exerciseId, prescriptionId);
    if (target !== null) return { day, date: dateFor(day, key.date, onDate, target), ...target };
  }
  throw notFound(days.length > 0 ? 'This exercise on this date' : 'Training for this date');
}

const beside = (day: LoggableDay): Target => ({ dayVersionId: day.dayVersionId, prescription: null });

async function targetBeside(db: Database, day: LoggableDay, exerciseId: string): Promise<Target | null> {
  if (day.prescriptions.length > 0) return beside(day);
  const older = await findOlderPrescriptions(db, day.trainingDayId, exerciseId);
  return older.length > 0 ? beside(day) : null;
}

function dateFor(day: LoggableDay, date: PlainDate, onDate: LoggableDay | undefined, target: Target) {
  const comesBack = onDate === undefined && !hasWork(day) && target.prescription !== null;
  return comesBack ? date : day.date;
}

/**
 * While a day has no log it can go back to the version the log was made for; later the log finds a place in the day
 * as it is now, or is kept beside it. A one-off exercise is looked for by itself: the others of its day stay as they
 * are.
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
  return meant ? beside(day) : null;
}

const isLoggedAlready = () => conflict('This exercise is logged already');

export function openTarget(prescription: Prescribed): Target {
  if (prescription.isLogged) throw isLoggedAlready();
  return { dayVersionId: prescription.dayVersionId, prescription };
}
