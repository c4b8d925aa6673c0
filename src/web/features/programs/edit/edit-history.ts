import { type History, noHistory, type Step, withStep } from '#domain/programs/document/history.ts';
import { dayIn, type DayPlace, withDays, withProgram } from '#domain/programs/document/program-document.ts';
import { changedDays } from '#domain/programs/document/merge/changed-days.ts';
import { forgetSteps, undo } from '#domain/programs/document/merge/undo.ts';
import { isSame } from '#domain/programs/document/merge/same.ts';
import { type EditedDay, type EditedDocument } from './edited-document.ts';

type EditStep = Step<EditedDay>;
type Week = EditedDocument['programs'][number]['weeks'][number];

const isSamePlace = (one: DayPlace, other: DayPlace) => one.column === other.column && one.day === other.day;

const daysOf = ({ before, after }: EditStep): DayPlace[] =>
  changedDays(before, after).filter(place => dayIn(before, place)?.saved);

/**
 * The changes saved since the editor was opened, on the program's one history: each step is the documents before and after
 * its answer. A day here is on a revision, and is undone on the one that the change made: what another coach has done
 * since is never written over.
 */
export class EditHistory {
  private history: History<EditStep> = noHistory;
  /** Revisions that an undo has made, by those whose contents it has put back. */
  private readonly restored = new Map<string, EditedDay['saved']>();

  canUndo = (): boolean => this.history.done.length > 0;

  /** Joined it is one with the change before, where that was made to the same day. */
  dayChanged(
    before: EditedDocument,
    place: DayPlace,
    after: EditedDay,
    said: string,
    isJoined: boolean,
  ): void {
    const last = this.history.done.at(-1);
    const isOne =
      isJoined &&
      last &&
      daysOf(last).every(other => isSamePlace(other, place)) &&
      dayIn(last.after, place)?.saved?.revision === dayIn(before, place)?.saved?.revision;
    if (isOne) this.history = forgetSteps(this.history, step => step === last);
    const begun = isOne ? last.before : before;
    this.add({
      before: begun,
      after: withDays(begun, [place], () => after),
      label: isOne ? last.label : said,
    });
  }

  add(step: EditStep): void {
    this.history = withStep(this.history, step);
  }

  /** Weeks at the end of a program that it no longer has. */
  weeksRemoved(now: EditedDocument, weeks: readonly Week[], label: string): void {
    const before = withProgram(now, 0, one => ({ ...one, weeks: [...one.weeks, ...weeks] }));
    this.add({ before, after: now, label });
  }

  /** The program without the last change, and the days that it puts back, each on the revision that the change made. */
  last(now: EditedDocument) {
    const gone = undo(now, this.history, {
      line: isSame,
      day: (a, b) => keyOf(this.madeBy(a)) === keyOf(this.madeBy(b)),
    });
    if (!gone) return null;
    const { document, step } = gone;
    const revisionOf = (place: DayPlace) => this.madeBy(dayIn(step.after, place))?.revision ?? 0;
    return { document, step, places: daysOf(step), revisionOf };
  }

  /** After an undo its days have new revisions: earlier changes are undone on those. */
  undone(step: EditStep, now: EditedDocument): void {
    for (const place of daysOf(step)) {
      const [before, saved] = [dayIn(step.before, place)?.saved, dayIn(now, place)?.saved];
      if (before && saved) this.restored.set(keyOf(before), saved);
    }
    this.history = forgetSteps(this.history, one => one === step);
  }

  /** Changes to these days can't be undone any more: another coach has changed them. */
  forget(places: readonly DayPlace[]): void {
    this.history = forgetSteps(this.history, step =>
      daysOf(step).some(place => places.some(other => isSamePlace(place, other))),
    );
  }

  private madeBy(day: EditedDay | undefined): EditedDay['saved'] {
    let saved = day?.saved ?? null;
    for (let next = saved; next; next = this.restored.get(keyOf(next)) ?? null) saved = next;
    return saved;
  }
}

const keyOf = (saved: EditedDay['saved']): string => (saved ? `${saved.id} ${saved.revision}` : '');
