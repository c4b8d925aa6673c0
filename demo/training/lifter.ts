import type { DatedOneRepMax } from '#domain/strength/one-rep-max.ts';
import { addDays, type PlainDate } from '#domain/plain-date.ts';
import type { DemoPerson } from '../people/people.ts';
import { startingMax } from '../people/starting-strength.ts';

/** A fifth session in a week is a bonus. */
const sessionsOfFullWeek = 4;
/** So many days before a plateau still tell where it lies. */
const daysBeforePlateau = 42;

/** How strong a member is as the weeks go by, and what they have shown of it so far. */
export class Lifter {
  private readonly person: DemoPerson;
  private readonly plateauSince: PlainDate;
  private readonly shown = new Map<string, DatedOneRepMax[]>();
  private growth = 1;
  private growthAtPlateau: number | null = null;

  constructor(person: DemoPerson, today: PlainDate) {
    this.person = person;
    this.plateauSince = addDays(today, -7 * (person.plateau?.weeks ?? 0));
  }

  /** The one-rep maximum in lb, shown or not; null for what is not loaded. */
  maxOf(exercise: string, date: PlainDate): number | null {
    const start = startingMax(this.person.startStrength, exercise);
    return start === null ? null : start * this.growthOf(exercise, date);
  }

  /** On a plateau the best of the weeks before it is where every attempt ends; null where nothing holds. */
  ceilingOf(exercise: string, date: PlainDate): number | null {
    if (!this.isStuck(exercise, date)) return null;
    const shown = this.shown.get(exercise) ?? [];
    const since = addDays(this.plateauSince, -daysBeforePlateau);
    const before = shown.filter(lift => lift.date >= since && lift.date < this.plateauSince);
    return bestOf(before.length > 0 ? before : shown);
  }

  /** What was shown the last time. */
  lastOf(exercise: string): number | null {
    return this.shown.get(exercise)?.at(-1)?.e1rm ?? null;
  }

  /** Whether an estimate is a new best, when there is enough to compare it with. */
  isRecord(exercise: string, e1rm: number): boolean {
    const shown = this.shown.get(exercise) ?? [];
    return shown.length >= 3 && e1rm > (bestOf(shown) ?? 0) * 1.01;
  }

  /** What training has brought so far, as a share of the strength on the first day. */
  get gained(): number {
    return this.growth - 1;
  }

  isStuck(exercise: string, date: PlainDate): boolean {
    return this.person.plateau?.lift === exercise && date >= this.plateauSince;
  }

  lifted(exercise: string, lift: DatedOneRepMax): void {
    this.shown.set(exercise, [...(this.shown.get(exercise) ?? []), lift]);
  }

  /** Strength comes with training: of a week's gain, a session brings its share as far as it was done. */
  trained(share: number): void {
    this.growth += ((this.person.weeklyGainPercent / 100) * share) / sessionsOfFullWeek;
  }

  private growthOf(exercise: string, date: PlainDate): number {
    if (!this.isStuck(exercise, date)) return this.growth;
    this.growthAtPlateau ??= this.growth;
    return this.growthAtPlateau;
  }
}

const bestOf = (lifts: DatedOneRepMax[]) =>
  lifts.length > 0 ? Math.max(...lifts.map(({ e1rm }) => e1rm)) : null;
