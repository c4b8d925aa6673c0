import type { Weekday } from '#domain/plain-date.ts';
import type { Refused } from './read-program-csv.ts';

type Row<Exercise> = {
  line: number;
  week: number;
  day: Weekday | null;
  dayName: string;
  dayNotes: string;
  weekNotes: string;
  exercise: Exercise | null;
};

type Day<Exercise> = { dayOfWeek: Weekday; dayName: string; notes: string; exercises: Exercise[] };
type Week<Exercise> = { weekNumber: number; notes: string; days: Day<Exercise>[] };

/** The weeks that a table's rows tell of, and the rows that contradict one above. */
export function weeksOfRows<Exercise>(rows: readonly Row<Exercise>[]) {
  const weeks = new Map<number, Week<Exercise>>();
  const refused: Refused[] = [];
  for (const { line, week: weekNumber, day: dayOfWeek, exercise, ...said } of rows) {
    const week = weeks.get(weekNumber) ?? { weekNumber, notes: '', days: [] };
    weeks.set(weekNumber, week);
    const day = dayOfWeek && dayIn(week, dayOfWeek);
    const take = (has: string, says: string, why: string): string => {
      if (has !== '' && says !== '' && has !== says) refused.push({ line, why });
      return has || says;
    };
    week.notes = take(week.notes, said.weekNotes, 'This week has other notes further up');
    if (day) {
      day.dayName = take(day.dayName, said.dayName, 'This day has another name further up');
      day.notes = take(day.notes, said.dayNotes, 'This day has other notes further up');
    }
    if (day && exercise !== null) day.exercises.push(exercise);
  }
  return { weeks: [...weeks.values()].toSorted((a, b) => a.weekNumber - b.weekNumber), refused };
}

function dayIn<Exercise>({ days }: Week<Exercise>, dayOfWeek: Weekday): Day<Exercise> {
  const known = days.find(day => day.dayOfWeek === dayOfWeek);
  if (known) return known;
  const day = { dayOfWeek, dayName: '', notes: '', exercises: [] };
  days.push(day);
  return day;
}
