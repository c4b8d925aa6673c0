import type { Weekday } from '#domain/plain-date.ts';
import { type Database, statement } from '#server/database/database.ts';

type Day = {
  id: string;
  weekId: string;
  dayOfWeek: Weekday;
  dayName: string;
  notes: string;
  assignedWorkoutId: string | null;
  revision: number;
  exerciseCount: number;
};

/** Days of a program, in order: `d` of the week `w`. */
const daysWhere = (name: string, condition: string) =>
  statement<Day, { id: string }>(
    name,
    `select d.id, d.week_id as "weekId", d.day_of_week as "dayOfWeek", d.day_name as "dayName", d.notes,
       d.assigned_workout_id as "assignedWorkoutId", d.revision,
       (select count(*) from prescriptions p where p.day_id = d.id) as "exerciseCount"
     from program_days d join program_weeks w on w.id = d.week_id
     where ${condition}
     order by w.week_number, array_position(
       array['sunday','monday','tuesday','wednesday','thursday','friday','saturday'], d.day_of_week)`,
    { alone: true },
  );

const ofProgram = daysWhere('days_of_program', 'w.program_id = :id');
const ofWeek = daysWhere('days_of_week', 'd.week_id = :id');
const one = daysWhere('program_day', 'd.id = :id');

export const daysOfProgram = (db: Database, id: string) => ofProgram(db, { id });
export const daysOfWeek = (db: Database, id: string) => ofWeek(db, { id });
export const findDay = async (db: Database, id: string) => (await one(db, { id }))[0] ?? null;

type PositionedDay = { id: string; weekNumber: number; dayOfWeek: Weekday; revision: number };

const daysWithPosition = statement<PositionedDay, { id: string }>(
  'placed_days_of_program',
  `select d.id, w.week_number as "weekNumber", d.day_of_week as "dayOfWeek", d.revision
   from program_days d join program_weeks w on w.id = d.week_id where w.program_id = :id`,
  { alone: true },
);

/** The days of a program by where they stand in it. */
export const daysByPosition = async (db: Database, id: string): Promise<Map<string, PositionedDay>> =>
  new Map((await daysWithPosition(db, { id })).map(day => [positionOf(day), day]));

export const positionOf = ({
  weekNumber,
  dayOfWeek,
}: Pick<PositionedDay, 'weekNumber' | 'dayOfWeek'>): string => `${weekNumber} ${dayOfWeek}`;
