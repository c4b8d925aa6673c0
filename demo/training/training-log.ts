import { pounds } from '#domain/measures/measure.ts';
import { v7 as newLogId } from 'uuid';
import { correctProgress } from '#contract/progress.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { addDays, dateIn, daysBetween, type PlainDate } from '#domain/plain-date.ts';
import type { progressLogs } from '#server/database/tables/progress.ts';
import { resultColumns } from '#server/progress/log-result.ts';
import { type Session, sessionsOf } from './attendance.ts';
import { isCarry, isMain } from './effort.ts';
import { type Form, formOf } from './lifting.ts';
import { minutesLater } from '../founding/local-time.ts';
import type { DemoPerson } from '../people/people.ts';
import { unitsOf } from '../people/units.ts';
import { inOwnUnits } from './own-units.ts';
import { isLightWeek, type PlannedDay, type Prescribed } from './planned-days.ts';
import { acheIn, remarkOn } from './remarks.ts';
import { type Result, resultOf } from './results.ts';
import { swapOf } from './swaps.ts';
import { beginsAt, minutesFor } from './time-of-day.ts';
import { type Trainee, traineeOf } from './trainee.ts';

export type LogRow = typeof progressLogs.$inferInsert;

/** An exercise as a member did it. */
export type Done = {
  prescribed: Prescribed;
  /** What was done in its place, where something was. */
  swappedTo: Prescribed | null;
  /** As they typed it, in their own units. */
  typed: Typed;
  notes: string | null;
  columns: ReturnType<typeof resultColumns>;
  from: Date;
  at: Date;
};

type Typed = ReturnType<typeof typedBy>;

/** A training day as a member did it, set by set in the player. */
export type Trained = { person: DemoPerson; day: PlannedDay; begins: Date; done: Done[] };

/** A member's whole training up to this instant: older days as logs, the last ones of who uses the player as sessions. */
export function trainingOf(
  person: DemoPerson,
  days: readonly PlannedDay[],
  now: Date,
): { logs: LogRow[]; sessions: Trained[] } {
  const today = dateIn(person.timeZone, now);
  const trainee = traineeOf(person, today);
  const logs: LogRow[] = [];
  const sessions: Trained[] = [];
  const isLately = inTheLastDays(days, today);
  for (const session of sessionsOf(person, days, today)) {
    const isInPlayer = person.usesPlayer === true && isLately(session.day);
    const trained = trainOn(trainee, session, now, isInPlayer);
    if (isInPlayer) sessions.push(trained);
    else logs.push(...trained.done.map(done => logFor(trained.day, done)).filter(log => log.loggedAt <= now));
  }
  return { logs, sessions };
}

const daysInPlayer = 13;

/** Of the program they are on: what a former one came to stands by itself. */
const inTheLastDays = (days: readonly PlannedDay[], today: PlainDate) => (day: PlannedDay) => {
  const last = days.at(-1);
  const isCurrent = last !== undefined && last.date >= today && last.assignmentId === day.assignmentId;
  return isCurrent && day.date >= addDays(today, -daysInPlayer);
};

/** Each exercise is done in its turn; what lies after this instant is still to come. */
function trainOn(trainee: Trainee, { day, done }: Session, now: Date, isInPlayer: boolean): Trained {
  const form = formOf(trainee.chance);
  const begins = beginsAt(trainee.person, day.date, now, trainee.chance);
  let at = begins;
  const did = done.map(prescribed => {
    const from = at;
    at = minutesLater(at, minutesFor(prescribed) * trainee.chance.between(0.9, 1.15));
    const swappedTo = isInPlayer ? swapOf(trainee.person, day, prescribed) : null;
    return { ...doneOf(trainee, day, prescribed, swappedTo, form), from, at };
  });
  trainee.lifter.trained(done.length / day.exercises.length);
  return { person: trainee.person, day, begins, done: did };
}

function doneOf(
  trainee: Trainee,
  day: PlannedDay,
  prescribed: Prescribed,
  swappedTo: Prescribed | null,
  form: Form,
) {
  const result = resultOf(trainee, day, swappedTo ?? prescribed, form);
  const notes = remark(trainee, day, swappedTo ?? prescribed, form, result);
  const typed = carried(typedBy(trainee.person, result), swappedTo ?? prescribed);
  const body = correctProgress.body.parse({ ...typed, notes });
  const columns = resultColumns(body, prescribed, prescribed.category);
  if (columns.estimated1RM !== null)
    trainee.lifter.lifted((swappedTo ?? prescribed).name, { date: day.date, e1rm: columns.estimated1RM });
  return { prescribed, swappedTo, typed, notes, columns };
}

/** How far, instead of reps, of what is carried. */
function carried<Of extends Pick<Result, 'setsData'>>(typed: Of, prescribed: Prescribed) {
  if (!typed.setsData || prescribed.category !== 'Strength' || !isCarry(prescribed)) return typed;
  const setsData = typed.setsData.map(({ reps, ...set }) => ({ ...set, reps: null, distance: reps / 1760 }));
  return { ...typed, setsData };
}

const typedBy = (person: DemoPerson, result: Result) => inOwnUnits(result, unitsOf(person));

function logFor(day: PlannedDay, { prescribed, columns, at }: Done): LogRow {
  return {
    id: newLogId({ msecs: at.getTime() }),
    memberId: day.memberId,
    assignmentId: day.assignmentId,
    trainingDayId: day.id,
    prescriptionId: prescribed.id,
    exerciseId: prescribed.exerciseId,
    date: day.date,
    loggedAt: at,
    updatedAt: at,
    ...columns,
  };
}

function remark(
  { person, today, lifter, talkative, said, chance }: Trainee,
  day: PlannedDay,
  prescribed: Prescribed,
  form: Form,
  { setsData = [] }: Result,
): string | null {
  const { name, category } = prescribed;
  const e1rm =
    bestOneRepMax(
      category,
      setsData.map(set => ({ ...set, weight: pounds(set.weight ?? 0) })),
    ) ?? 0;
  const last = setsData.at(-1);
  const happening = {
    exercise: name,
    category,
    isMain: category === 'Strength' && isMain(prescribed),
    mood: form.mood,
    isRecord: lifter.isRecord(name, e1rm),
    fellShort: last !== undefined && last.reps < (setsData[0]?.reps ?? 0),
    isStuck: lifter.isStuck(name, day.date),
    isLightWeek: isLightWeek(day),
    isFirstWeek: day.weekNumber === 1 && person.joinedDaysAgo < 30,
  };
  return (
    acheIn(name, person.ache, daysBetween(day.date, today))?.said ??
    remarkOn(happening, { name: person.email, talkative, said }, chance)
  );
}
