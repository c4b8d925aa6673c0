import { v7 as newLogId } from 'uuid';
import { correctProgress } from '#contract/progress.ts';
import { bestOneRepMax } from '#domain/strength/one-rep-max.ts';
import { dateIn, daysBetween } from '#domain/plain-date.ts';
import type { progressLogs } from '#server/database/tables/progress.ts';
import { resultColumns } from '#server/progress/log-result.ts';
import { type Session, sessionsOf } from './attendance.ts';
import { isMain } from './effort.ts';
import { type Form, formOf } from './lifting.ts';
import { minutesLater } from '../founding/local-time.ts';
import type { DemoPerson } from '../people/people.ts';
import { unitsOf } from '../people/units.ts';
import { inOwnUnits } from './own-units.ts';
import { isLightWeek, type PlannedDay, type Prescribed } from './planned-days.ts';
import { acheIn, remarkOn } from './remarks.ts';
import { type Result, resultOf } from './results.ts';
import { beginsAt, minutesFor } from './time-of-day.ts';
import { type Trainee, traineeOf } from './trainee.ts';

export type LogRow = typeof progressLogs.$inferInsert;

/** A member's whole log up to this instant, as they would have written it. */
export function logOf(person: DemoPerson, days: readonly PlannedDay[], now: Date): LogRow[] {
  const today = dateIn(person.timeZone, now);
  const trainee = traineeOf(person, today);
  return sessionsOf(person, days, today).flatMap(session => logsOfSession(trainee, session, now));
}

/** Each exercise is logged when it is done; what lies after this instant is still to come. */
function logsOfSession(trainee: Trainee, { day, done }: Session, now: Date): LogRow[] {
  const form = formOf(trainee.chance);
  let at = beginsAt(trainee.person, day.date, now, trainee.chance);
  const logs = done.map(prescribed => {
    at = minutesLater(at, minutesFor(prescribed) * trainee.chance.between(0.9, 1.15));
    return logFor(trainee, day, prescribed, form, at);
  });
  trainee.lifter.trained(done.length / day.exercises.length);
  return logs.filter(log => log.loggedAt <= now);
}

function logFor(trainee: Trainee, day: PlannedDay, prescribed: Prescribed, form: Form, at: Date): LogRow {
  const result = resultOf(trainee, day, prescribed, form);
  const notes = remark(trainee, day, prescribed, form, result);
  const body = correctProgress.body.parse({ ...inOwnUnits(result, unitsOf(trainee.person)), notes });
  const columns = resultColumns(body, prescribed, prescribed.category);
  if (columns.estimated1RM !== null)
    trainee.lifter.lifted(prescribed.name, { date: day.date, e1rm: columns.estimated1RM });
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
  const e1rm = bestOneRepMax(category, setsData) ?? 0;
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
    acheIn(name, person.ache, daysBetween(day.date, today)) ??
    remarkOn(happening, { name: person.email, talkative, said }, chance)
  );
}
