import type { ResponseOf } from '#contract/endpoint.ts';
import { listDayExercises } from '#contract/programs/days.ts';
import { getProgramSchedule, listProgramWeeks } from '#contract/programs/weeks.ts';
import { dayIn, type DayPlace, withDays } from '#domain/programs/document/program-document.ts';
import { weekdays } from '#domain/plain-date.ts';
import {
  blankDocument,
  type EditedDay,
  type EditedDocument,
  unreadIn,
  withWeeksRead,
} from './edited-document.ts';
import { editedLines, type Row } from './edited-lines.ts';
import type { Ask } from './send-day-change.ts';

/** A program as its editor opens it: the weeks, and the exercises of one of them. */
export type OpenedSchedule = ResponseOf<typeof getProgramSchedule>;

/** The server's state of a program, as far as it has been loaded, updated with each answer. */
export class ProgramOnServer {
  document: EditedDocument;
  /** By their numbers. */
  weekIds: ReadonlyMap<number, string> = new Map();
  readonly programId: string;
  readonly ask: Ask;
  readonly lines = editedLines();

  constructor(programId: string, ask: Ask) {
    this.programId = programId;
    this.ask = ask;
    this.document = blankDocument(programId);
  }

  async readWeeks(): Promise<void> {
    this.takeWeeks(await this.ask(listProgramWeeks, { params: { id: this.programId } }));
  }

  async readSchedule(week: number): Promise<void> {
    this.takeSchedule(await this.askSchedule(week));
  }

  takeSchedule(read: OpenedSchedule): void {
    this.takeWeeks(read.weeks);
    this.takeExercises(read);
  }

  /** Loads the exercises of a week that are still missing. */
  async readExercises(week: number): Promise<void> {
    const column = week - 1;
    const unread = () => unreadIn(this.document, column).map(day => ({ column, day }));
    if (unread().length === 0) return;
    try {
      this.takeExercises(await this.askSchedule(week));
      // Days that changed during the load are loaded again.
      await Promise.all(unread().map(place => this.readDay(place)));
    } catch {
      for (const place of unread()) this.notRead(place);
    }
  }

  /** Exercises are read after their day's revision: a change made on older ones is refused, never taken for new. */
  async readDay(place: DayPlace): Promise<void> {
    const day = dayIn(this.document, place);
    if (!day?.saved || !day.unread) return;
    const { id, revision } = day.saved;
    try {
      const read = await this.ask(listDayExercises, { params: { dayId: id } });
      if (dayIn(this.document, place)?.saved?.revision !== revision) return await this.readDay(place);
      this.takeDay(place, read);
    } catch {
      this.notRead(place);
    }
  }

  /** A day after an answer of the server. */
  changeDay(place: DayPlace, change: (day: EditedDay) => EditedDay): void {
    this.document = withDays(this.document, [place], change);
  }

  private takeWeeks(weeks: OpenedSchedule['weeks']): void {
    this.document = withWeeksRead(this.document, weeks);
    this.weekIds = new Map(weeks.map(({ weekNumber, id }) => [weekNumber, id]));
  }

  private askSchedule(week: number): Promise<OpenedSchedule> {
    return this.ask(getProgramSchedule, { params: { id: this.programId }, query: { week } });
  }

  /** Of the days that still are as they were read. */
  private takeExercises({ weeks, exercises }: OpenedSchedule): void {
    for (const { weekNumber, days } of weeks) {
      for (const { id, dayOfWeek, revision } of days) {
        const rows = exercises.filter(row => row.dayId === id);
        const place = { column: weekNumber - 1, day: weekdays.indexOf(dayOfWeek) };
        const now = dayIn(this.document, place);
        if (rows.length > 0 && now?.saved?.revision === revision && now.unread) this.takeDay(place, rows);
      }
    }
  }

  private takeDay(place: DayPlace, rows: readonly Row[]): void {
    const inOrder = rows.toSorted((a, b) => a.orderIndex - b.orderIndex);
    const lines = inOrder.map(row => this.lines.lineOf(row));
    this.changeDay(place, now => ({ ...now, lines, unread: null }));
  }

  private notRead(place: DayPlace): void {
    this.changeDay(place, now => ({ ...now, unread: now.unread && { ...now.unread, isFailed: true } }));
  }
}
