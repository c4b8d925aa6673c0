import type { Weekday } from '#domain/plain-date.ts';
import { weekdays } from '#domain/plain-date.ts';
import { type DateSpec, ordinalOf, weekdayOfDate } from '#domain/program-reader/headings/dates.ts';
import { type DayRef, dayKey } from '#domain/program-reader/headings/day-ref.ts';
import type { Questions } from '#domain/program-reader/questions/questions.ts';
import type { Position } from './item.ts';

const nameOf = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

type Since = { week: boolean; day: boolean; phase: boolean; head: boolean; weekAgain: boolean };

const nothingSince: Since = { week: false, day: false, phase: false, head: false, weekAgain: false };

/** Weeks and day that the reading has reached in a text. */
export class PositionTracker {
  private readonly questions: Questions;
  /** The week that a text's first one is. */
  private readonly first: number;
  private weeks: number[];
  private day: DayRef | null = null;
  private session = 1;
  private isWeekSaid = false;
  /** Weeks of the sheets or phases above. */
  private above = 0;
  private saidWeeks: number[] = [1];
  private lastWeek = 0;
  /** Heading found since the last exercise. */
  private saidSince: Since = nothingSince;
  /** Days hold weeks, not weeks days. */
  private isDayOuter = false;
  private readonly sessions = new Map<string, number>();
  private firstMonday: number | null = null;

  constructor(questions: Questions, first: number) {
    this.questions = questions;
    this.first = first;
    this.weeks = [first];
  }

  now(): Position {
    return { weeks: this.weeks, day: this.day, session: this.session };
  }

  /** Weeks as columns beside each other say them. */
  weeksSaid(weeks: readonly number[]): number[] {
    return weeks.map(week => week + this.above + this.first - 1);
  }

  hasDay(): boolean {
    return this.day !== null;
  }

  /** A day that its weekday or number tells: what follows is a part of it, not a session of its own. */
  isOnPlainDay(): boolean {
    return this.day !== null && this.day.kind !== 'named';
  }

  isFresh(): boolean {
    return this.saidSince.day || this.saidSince.week;
  }

  /** An exercise stands here. */
  used(weeks: readonly number[]): void {
    this.lastWeek = Math.max(this.lastWeek, weeks.at(-1) ?? 0);
    this.saidSince = nothingSince;
  }

  passHead(): void {
    this.saidSince = { ...this.saidSince, head: true };
  }

  enterPhase(): void {
    this.saidSince = { ...this.saidSince, phase: true };
  }

  enterWeeks(said: number[], line: number, isCell = false): void {
    const isSame = this.isWeekSaid && said.join() === this.saidWeeks.join();
    if (isSame && !this.saidSince.phase) {
      const weekAgain = this.lastWeek > 0 && (isCell ? this.saidSince.head : !this.saidSince.day);
      this.saidSince = { ...this.saidSince, weekAgain };
      return;
    }
    const begins = said[0] ?? 1;
    const wasSaid = this.saidWeeks.at(-1) ?? 0;
    if (this.isWeekSaid && this.lastWeek > 0 && begins <= wasSaid && this.beginsAgain(isCell, isSame))
      this.goOn(line);
    if (!isCell && this.saidSince.day && !this.saidSince.week) this.isDayOuter = true;
    this.isWeekSaid = true;
    this.saidWeeks = said;
    this.weeks = said.map(week => week + this.above + this.first - 1);
    this.saidSince = { ...this.saidSince, week: true };
    this.session = 1;
    this.sessions.clear();
    if (!this.isDayOuter && !isCell) this.day = null;
  }

  private namedWeek = '';

  /** A week that a word stands for comes after those above; whether it was not there yet. */
  enterNamedWeek(name: string): boolean {
    if (this.isWeekSaid && this.namedWeek === name) return false;
    const next = this.lastWeek === 0 ? this.first : this.lastWeek + 1;
    this.namedWeek = name;
    this.isWeekSaid = true;
    this.saidWeeks = [next - this.above - this.first + 1];
    this.weeks = [next];
    this.session = 1;
    this.sessions.clear();
    return true;
  }

  private beginsAgain(isCell: boolean, isSame: boolean): boolean {
    if (this.saidSince.phase) return true;
    if (isCell) return this.saidSince.head && !isSame;
    return !this.saidSince.day && !this.isDayOuter;
  }

  /** Weeks start over below a phase's heading; on another sheet the coach is asked. */
  private goOn(line: number): void {
    const isAsked = !this.saidSince.phase;
    if (isAsked) {
      const answer = this.questions.ask(
        {
          id: 'sheets',
          kind: 'repeated',
          text: 'The weeks begin again. Do these follow the ones above?',
          choices: [
            { value: 'after', label: 'Yes, as further weeks' },
            { value: 'same', label: 'No, they are the same weeks' },
          ],
          proposed: 'after',
        },
        line,
      );
      if (answer === 'same') return;
    }
    this.above = this.lastWeek - this.first + 1;
  }

  /** A repeated week, with days that have been, belongs to another sheet. */
  private weeksGoOn(line: number): void {
    this.goOn(line);
    this.weeks = this.saidWeeks.map(week => week + this.above + this.first - 1);
    this.sessions.clear();
  }

  enterDay(day: DayRef, line: number): void {
    const key = dayKey(day);
    const isSame = this.day !== null && dayKey(this.day) === key;
    if (isSame && !this.saidSince.weekAgain && (day.kind !== 'named' || this.saidSince.day)) return;
    const count = this.sessions.get(key) ?? 0;
    if (count > 0 && this.saidSince.weekAgain) this.weeksGoOn(line);
    else if (count > 0 && !this.isWeekSaid && day.kind !== 'named') this.beginWeek(line);
    this.saidSince = { ...this.saidSince, day: true, weekAgain: false };
    this.day = day;
    this.session = day.kind === 'named' ? (this.sessions.get(key) ?? 0) + 1 : 1;
    this.sessions.set(key, this.session);
  }

  /** Of a cell: a name that stands in the rows above, too, is the same session. */
  enterDayOfCell(day: DayRef, line: number): void {
    if (this.saidSince.weekAgain) return this.enterDay(day, line);
    if (this.day !== null && dayKey(this.day) === dayKey(day)) return;
    const session = this.sessions.get(dayKey(day));
    if (day.kind === 'named' && session !== undefined) {
      this.day = day;
      this.session = session;
    } else this.enterDay(day, line);
  }

  /** The days begin again, and no week was said. */
  private beginWeek(line: number): void {
    const answer = this.questions.ask(
      {
        id: 'weeks-again',
        kind: 'other',
        text: 'The days begin again. Does a new week begin there?',
        choices: [
          { value: 'week', label: 'Yes, a new week each time' },
          { value: 'same', label: 'No, it is all one week' },
        ],
        proposed: 'week',
      },
      line,
    );
    if (answer !== 'week') return;
    this.weeks = [(this.weeks.at(-1) ?? this.first) + 1];
    this.sessions.clear();
  }

  enterDate(date: DateSpec, weekday: Weekday | null, line: number): void {
    const known = weekday ?? weekdayOfDate(date);
    const ordinal = ordinalOf(date);
    if (known === null && this.firstMonday === null) {
      const answer = this.askFirstWeekday(line);
      this.firstMonday = ordinal - daysBehindMonday(answer);
    }
    const behind = known === null ? mod7(ordinal - (this.firstMonday ?? ordinal)) : daysBehindMonday(known);
    const monday = ordinal - behind;
    this.firstMonday ??= monday;
    if (!this.isWeekSaid) {
      // Without years the first day of January is behind the last of December.
      const days = monday - this.firstMonday;
      const week = Math.round((days < 0 ? days + 365 : days) / 7) + this.first;
      if (this.weeks[0] !== week) this.sessions.clear();
      this.weeks = [week];
    }
    this.enterDay({ kind: 'weekday', weekday: weekdays[(behind + 1) % 7] ?? 'monday' }, line);
  }

  private askFirstWeekday(line: number): Weekday {
    const choices = [...weekdays.slice(1), weekdays[0]].map(value => ({ value, label: nameOf(value) }));
    const answer = this.questions.ask(
      {
        id: 'first-date',
        kind: 'weekdays',
        text: 'Which weekday is the first date?',
        choices,
        proposed: 'monday',
      },
      line,
    );
    return weekdays.find(weekday => weekday === answer) ?? 'monday';
  }
}

const daysBehindMonday = (weekday: Weekday): number => (weekdays.indexOf(weekday) + 6) % 7;

const mod7 = (days: number): number => ((days % 7) + 7) % 7;
