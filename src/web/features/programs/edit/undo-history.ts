import type { RequestOf } from '#contract/endpoint.ts';
import type { restoreProgramSchedule } from '#contract/programs/weeks.ts';
import type { Place } from '#web/parts/prescriptions/fields/draft.ts';

type Body = RequestOf<typeof restoreProgramSchedule>['body'];
type FormerContents = Omit<Body['weeks'][number]['days'][number], 'revision'>;

/** A day as it stood before a change: on which revision that was, and which it had after it. */
export type FormerDay = { at: Place; contents: FormerContents; before: number; after: number };

/** A change that has been made, and what puts it back. */
export type Undoable = {
  /** The message once it has been undone. */
  said: string;
  days: readonly FormerDay[];
  /** Removed weeks: how many there were, and their notes. */
  weeks?: { count: number; notes: ReadonlyMap<number, string> };
};

const isSame = (one: Place, other: Place) => one.week === other.week && one.weekday === other.weekday;

/**
 * The changes made since the editor was opened, to be undone one by one, the last first. Each is undone on the revision
 * that it made: what another coach has done since is never written over.
 */
export class UndoHistory {
  private done: readonly Undoable[] = [];

  last = (): Undoable | undefined => this.done.at(-1);

  add(change: Undoable): void {
    this.done = [...this.done, change];
  }

  /** As one with the change before, where that was made to the same day. */
  join(change: Undoable): void {
    const last = this.last();
    const [first, second] = [last?.days[0], change.days[0]];
    const isOne = last?.days.length === 1 && first && second && isSame(first.at, second.at);
    if (!isOne || first.after !== second.before) return this.add(change);
    this.done = [...this.done.slice(0, -1), { ...last, days: [{ ...first, after: second.after }] }];
  }

  /** After an undo its days have new revisions: earlier changes are undone on those. */
  undone(change: Undoable, revisionOf: (at: Place) => number | undefined): void {
    this.done = this.done
      .filter(other => other !== change)
      .map(other => ({
        ...other,
        days: other.days.map(day => {
          const isBefore = change.days.some(one => isSame(one.at, day.at) && one.before === day.after);
          return isBefore ? { ...day, after: revisionOf(day.at) ?? day.after } : day;
        }),
      }));
  }

  /** Changes to these days can't be undone any more: another coach has changed them. */
  forget(places: readonly Place[]): void {
    this.done = this.done.filter(
      ({ days }) => !days.some(({ at }) => places.some(place => isSame(at, place))),
    );
  }
}

/** The request body that undoes a change. */
export function bodyToUndo({ days, weeks }: Undoable): Body {
  const numbers = [...new Set(days.map(({ at }) => at.week))];
  return {
    ...(weeks && { numWeeks: weeks.count }),
    weeks: numbers.map(weekNumber => {
      const notes = weeks?.notes.get(weekNumber);
      return {
        weekNumber,
        ...(notes !== undefined && { notes }),
        days: days
          .filter(({ at }) => at.week === weekNumber)
          .map(({ contents, after }) => ({ ...contents, revision: after })),
      };
    }),
  };
}
