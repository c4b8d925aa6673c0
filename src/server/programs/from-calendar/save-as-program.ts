import type { ReadRequest } from '#contract/endpoint.ts';
import { multiWeekProgram } from '#contract/programs.ts';
import type { saveAsProgram as endpoint } from '#contract/programs/save-as-program.ts';
import { maxExercisesPerDay } from '#domain/limits.ts';
import { formatDate, type PlainDate, weekdayOf } from '#domain/plain-date.ts';
import { joinedDays } from '#domain/training/schedule/joined-days.ts';
import { weekNumberOf } from '#domain/training/schedule/training-schedule.ts';
import type { Database } from '#server/database/database.ts';
import { badInput, conflict } from '#server/http/problem.ts';
import { writeProgram } from '#server/programs/create-program.ts';
import { calendarDays } from './calendar-days.ts';

type SaveAsProgramInput = ReadRequest<typeof endpoint>['body'] & { memberId: string; coachId: string };
type CalendarDay = Awaited<ReturnType<typeof calendarDays>>[number];

/** Makes a program of what a member's calendar holds; an exercise that has left the library since stays in it. */
export async function saveAsProgram(tx: Database, { memberId, coachId, from, to, name }: SaveAsProgramInput) {
  const days = await calendarDays(tx, { memberId, from, to });
  if (days.length === 0) throw badInput('to', 'There is no training between these dates');
  const numWeeks = weekNumberOf(from, to);
  const dates = [...new Set(days.map(({ date }) => date))];
  const weeks = Array.from({ length: numWeeks }, (_, index) => ({
    weekNumber: index + 1,
    notes: '',
    days: dates
      .filter(date => weekNumberOf(from, date) === index + 1)
      .map(date =>
        dayOf(
          date,
          days.filter(day => day.date === date),
        ),
      ),
  }));
  const trainingMaxPercent = commonest(days.flatMap(day => day.trainingMaxPercent ?? []));
  const program = {
    name,
    description: '',
    programType: multiWeekProgram,
    numWeeks,
    ...(trainingMaxPercent !== null && { trainingMaxPercent }),
    weeks,
  };
  return writeProgram(tx, program, coachId);
}

/** Of most days; of as many, that of the later ones. Null where no day is of a program. */
function commonest(percents: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const percent of percents) counts.set(percent, (counts.get(percent) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return percents.findLast(percent => counts.get(percent) === most) ?? null;
}

function dayOf(date: PlainDate, sessions: readonly CalendarDay[]) {
  const { exercises, ...day } = joinedDays(sessions);
  if (exercises.length > maxExercisesPerDay)
    throw conflict(
      `A day of a program holds at most ${maxExercisesPerDay} exercises: there are ${exercises.length} on ${formatDate(date)}`,
    );
  return { dayOfWeek: weekdayOf(date), ...day, exercises };
}
