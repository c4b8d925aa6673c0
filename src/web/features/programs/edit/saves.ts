import { updateWorkout } from '#contract/programs.ts';
import { updateDayExercise } from '#contract/programs/days.ts';
import { duplicateProgramWeek, restoreProgramSchedule } from '#contract/programs/weeks.ts';
import type { Place } from '#web/parts/prescriptions/fields/draft.ts';
import type { Outcome } from '#web/features/programs/draft/schedule.ts';
import { undoneText } from '#web/features/programs/draft/undo-words.ts';
import * as failures from './edit-failures.ts';
import { dayIn, revisionOfWeek, weekIn } from './edited-weeks.ts';
import type { Editing, OnItsWay } from './editor.ts';
import { formerDay, formerWeek, weeksAbove } from './former-days.ts';
import { hasStatus, weeksNotMade } from './reading-failures.ts';
import { madeOn, sendDayChange } from './send-day-change.ts';
import { bodyToUndo, type FormerDay, type Undoable, UndoHistory } from './undo-history.ts';

/** Sends an editor's changes, one after another, and undoes them: not needed by a page before it is touched. */
export class Saves {
  private readonly editing: Editing;
  private readonly history = new UndoHistory();
  private weeksToGo: Undoable | undefined;

  constructor(editing: Editing) {
    this.editing = editing;
  }

  canUndo = (): boolean => this.history.last() !== undefined;

  async send(sent: OnItsWay): Promise<Outcome> {
    const { server, options, isOnItsWay } = this.editing;
    const { at, change, isJoined } = sent;
    const day = dayIn(server.weeks, at);
    if (!isOnItsWay(sent)) return failures.changedMeanwhile;
    if (!day) return this.fail(failures.noSuchDay);
    const former = formerDay(server, at);
    const said = undoneText({ ...change, at }, () => day);
    try {
      const after = await sendDayChange(server.ask, server.rows, day, change);
      server.changeDay(at, () => after);
      if (former) this.history[isJoined ? 'join' : 'add']({ said, days: [former] });
      options.onSaved(updateDayExercise);
      return undefined;
    } catch (error) {
      return await this.refused(sent, error as Error);
    }
  }

  removedMeanwhile = (): Outcome => this.fail(failures.removedMeanwhile);

  async duplicate(from: number, to: readonly number[]): Promise<Outcome> {
    const { server, options, readShownWeek, show } = this.editing;
    const source = weekIn(server.weeks, from);
    if (!source) return this.fail(failures.noSuchWeek(from));
    const done: number[] = [];
    const replaced: FormerDay[] = [];
    try {
      for (const number of to) {
        const target = weekIn(server.weeks, number);
        if (!target) return this.fail(failures.noSuchDay);
        const former = await formerWeek(server, number);
        const request = { params: { weekId: source.id }, body: { targetWeekId: target.id } };
        await server.ask(duplicateProgramWeek, request, madeOn(revisionOfWeek(target)));
        done.push(number);
        replaced.push(...former);
      }
      return undefined;
    } catch (error) {
      const { toast, sentence } = failures.duplicationFailure(error as Error);
      this.fail(toast);
      return sentence;
    } finally {
      const said = undoneText({ type: 'duplicate-week', from, to: done }, () => undefined);
      if (done.length > 0) this.history.add({ said, days: replaced });
      options.onSaved(updateDayExercise);
      await server.readWeeks().catch(() => undefined);
      show();
      void readShownWeek();
    }
  }

  /** Takes back the last change. */
  async undo(): Promise<void> {
    const { server, options, readShownWeek } = this.editing;
    const last = this.history.last();
    if (!last) return;
    try {
      const request = { params: { id: server.programId }, body: bodyToUndo(last) };
      server.takeSchedule(await server.ask(restoreProgramSchedule, request));
      void readShownWeek();
      this.history.undone(last, at => dayIn(server.weeks, at)?.revision);
      options.say('Undone', last.said);
      options.onSaved(restoreProgramSchedule);
    } catch (error) {
      await this.notUndone(last, error as Error);
    }
  }

  /** Before weeks are removed: what they hold, so that it can be undone; false where that can't be read. */
  async keepWeeksAbove(numWeeks: number): Promise<boolean> {
    this.weeksToGo = await weeksAbove(this.editing.server, numWeeks).catch(() => undefined);
    return this.weeksToGo !== undefined;
  }

  /** Updates the history after the details were saved and the weeks loaded: removed weeks may be gone. */
  weeksRead(): void {
    const toGo = this.weeksToGo;
    this.weeksToGo = undefined;
    const isGone = toGo?.days.every(({ at }) => !weekIn(this.editing.server.weeks, at.week));
    if (toGo && isGone) this.history.add(toGo);
  }

  async makeWeeks(): Promise<void> {
    const { server, options } = this.editing;
    const { programId, numWeeks, say, onSaved } = options;
    try {
      const request = { params: { id: programId }, body: { numWeeks, adjustWeeks: true } };
      await server.ask(updateWorkout, request);
      await server.readWeeks();
      say('Success', 'Weeks created');
      onSaved(updateDayExercise);
    } catch {
      this.fail(weeksNotMade);
    }
  }

  private async refused({ at, change }: OnItsWay, error: Error): Promise<Outcome> {
    const { toast, sentence } = failures.changeFailure(change, error);
    // A 401 leads to the sign-in page.
    if (!hasStatus(error, 401)) this.fail(toast);
    if (failures.isOvertaken(error)) await this.readOvertaken(at);
    return sentence;
  }

  private async notUndone(change: Undoable, error: Error): Promise<void> {
    const places = change.days.map(({ at }) => at);
    if (!hasStatus(error, 401)) this.fail(failures.undoFailure(error));
    if (failures.isRefused(error)) this.history.forget(places);
    if (failures.isOvertaken(error)) await this.readOvertaken(...places);
  }

  /** Other pending changes to the days were made on the older state, too: they are taken back as well. */
  private async readOvertaken(...places: readonly Place[]): Promise<void> {
    const { server, takeBack, readShownWeek, show } = this.editing;
    takeBack(({ at }) => places.some(place => place.week === at.week && place.weekday === at.weekday));
    this.history.forget(places);
    try {
      await server.readWeeks();
      for (const place of places) await server.readDay(place);
      void readShownWeek();
    } catch (error) {
      if (hasStatus(error, 404)) show('gone');
    }
  }

  private fail(description: string): Outcome {
    this.editing.options.say('Error', description);
    return description;
  }
}
