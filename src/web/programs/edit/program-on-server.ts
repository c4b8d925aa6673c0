import { duplicateProgramWeek, listDayExercises, listProgramWeeks } from '#contract/programs.ts';
import type { Place } from '#web/programs/draft/draft.ts';
import {
  type DayChange,
  dayIn,
  daysOf,
  type EditedDay,
  type EditedWeek,
  readAnew,
  revisionOfWeek,
  weekIn,
  withDay,
} from './edited-weeks.ts';
import { exerciseRows } from './exercise-rows.ts';
import { type Ask, madeOn, sendDayChange } from './send-day-change.ts';

/** What the server holds of a program, as far as it has been read, kept up with what is sent to it. */
export class ProgramOnServer {
  weeks: EditedWeek[] = [];
  private readonly programId: string;
  private readonly ask: Ask;
  private readonly rows = exerciseRows();

  constructor(programId: string, ask: Ask) {
    this.programId = programId;
    this.ask = ask;
  }

  /** For an exercise that is on its way to the server. */
  newKey = (): number => this.rows.newKey();

  async readWeeks(): Promise<void> {
    this.weeks = readAnew(this.weeks, await this.ask(listProgramWeeks, { params: { id: this.programId } }));
  }

  /** Each of a week's days that have not been read; `onDay` hears of every one as it comes. */
  async readExercises(week: number, onDay: () => void): Promise<void> {
    const days = daysOf(weekIn(this.weeks, week));
    await Promise.all(days.map(({ weekday }) => this.readDay({ week, weekday }).then(onDay)));
  }

  /** Exercises are read after their day's revision: a change made on older ones is refused, never taken for new. */
  async readDay(at: Place): Promise<void> {
    const day = dayIn(this.weeks, at);
    if (!day || day.exercises) return;
    try {
      const read = await this.ask(listDayExercises, { params: { dayId: day.id } });
      if (dayIn(this.weeks, at)?.revision !== day.revision) return await this.readDay(at);
      const exercises = read
        .toSorted((a, b) => a.orderIndex - b.orderIndex)
        .map(row => this.rows.exerciseOf(row));
      this.changeDay(at, now => ({ ...now, exercises, isUnread: false }));
    } catch {
      this.changeDay(at, now => ({ ...now, isUnread: true }));
    }
  }

  async send(day: EditedDay, at: Place, change: DayChange): Promise<void> {
    const after = await sendDayChange(this.ask, this.rows, day, change);
    this.changeDay(at, () => after);
  }

  async duplicate(source: EditedWeek, target: EditedWeek): Promise<void> {
    const request = { params: { weekId: source.id }, body: { targetWeekId: target.id } };
    await this.ask(duplicateProgramWeek, request, madeOn(revisionOfWeek(target)));
  }

  private changeDay(at: Place, change: (day: EditedDay) => EditedDay): void {
    this.weeks = withDay(this.weeks, at, change);
  }
}
