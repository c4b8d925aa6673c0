import type { ResponseOf } from '#contract/endpoint.ts';
import { listDayExercises } from '#contract/programs/days.ts';
import { getProgramSchedule, listProgramWeeks } from '#contract/programs/weeks.ts';
import type { Place } from '#web/parts/prescriptions/fields/draft.ts';
import { dayIn, daysOf, type EditedDay, type EditedWeek, readAnew, weekIn, withDay } from './edited-weeks.ts';
import { exerciseRows } from './exercise-rows.ts';
import type { Ask } from './send-day-change.ts';

/** A program as its editor opens it: the weeks, and the exercises of one of them. */
export type OpenedSchedule = ResponseOf<typeof getProgramSchedule>;
type Row = OpenedSchedule['exercises'][number];

/** The server's state of a program, as far as it has been loaded, updated with each answer. */
export class ProgramOnServer {
  weeks: EditedWeek[] = [];
  readonly programId: string;
  readonly ask: Ask;
  readonly rows = exerciseRows();

  constructor(programId: string, ask: Ask) {
    this.programId = programId;
    this.ask = ask;
  }

  /** For an exercise that is on its way to the server. */
  newKey = (): number => this.rows.newKey();

  async readWeeks(): Promise<void> {
    this.weeks = readAnew(this.weeks, await this.ask(listProgramWeeks, { params: { id: this.programId } }));
  }

  async readSchedule(week: number): Promise<void> {
    this.takeSchedule(await this.askSchedule(week));
  }

  takeSchedule(read: OpenedSchedule): void {
    this.weeks = readAnew(this.weeks, read.weeks);
    this.takeExercises(read);
  }

  /** Loads the exercises of a week that are still missing. */
  async readExercises(week: number): Promise<void> {
    if (unreadIn(this.weeks, week).length === 0) return;
    try {
      this.takeExercises(await this.askSchedule(week));
      // Days that changed during the load are loaded again.
      await Promise.all(unreadIn(this.weeks, week).map(({ weekday }) => this.readDay({ week, weekday })));
    } catch {
      for (const { weekday } of unreadIn(this.weeks, week)) {
        this.changeDay({ week, weekday }, now => ({ ...now, isUnread: true }));
      }
    }
  }

  /** Exercises are read after their day's revision: a change made on older ones is refused, never taken for new. */
  async readDay(at: Place): Promise<void> {
    const day = dayIn(this.weeks, at);
    if (!day || day.exercises) return;
    try {
      const read = await this.ask(listDayExercises, { params: { dayId: day.id } });
      if (dayIn(this.weeks, at)?.revision !== day.revision) return await this.readDay(at);
      this.takeDay(at, read);
    } catch {
      this.changeDay(at, now => ({ ...now, isUnread: true }));
    }
  }

  private askSchedule(week: number): Promise<OpenedSchedule> {
    return this.ask(getProgramSchedule, { params: { id: this.programId }, query: { week } });
  }

  /** Of the days that still are as they were read. */
  private takeExercises({ weeks, exercises }: OpenedSchedule): void {
    for (const { weekNumber: week, days } of weeks) {
      for (const { id, dayOfWeek: weekday, revision } of days) {
        const rows = exercises.filter(row => row.dayId === id);
        const now = dayIn(this.weeks, { week, weekday });
        if (rows.length > 0 && now?.revision === revision && !now.exercises)
          this.takeDay({ week, weekday }, rows);
      }
    }
  }

  private takeDay(at: Place, rows: readonly Row[]): void {
    const inOrder = rows.toSorted((a, b) => a.orderIndex - b.orderIndex);
    const exercises = inOrder.map(row => this.rows.exerciseOf(row));
    this.changeDay(at, now => ({ ...now, exercises, isUnread: false }));
  }

  /** A day after an answer of the server. */
  changeDay(at: Place, change: (day: EditedDay) => EditedDay): void {
    this.weeks = withDay(this.weeks, at, change);
  }
}

export const unreadIn = (weeks: readonly EditedWeek[], week: number): EditedDay[] =>
  daysOf(weekIn(weeks, week)).filter(({ exercises }) => !exercises);
