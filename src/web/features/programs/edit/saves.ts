import { updateWorkout } from '#contract/programs.ts';
import { updateDayExercise } from '#contract/programs/days.ts';
import { duplicateProgramWeek, restoreProgramSchedule } from '#contract/programs/weeks.ts';
import { duplicateWeek } from '#domain/programs/document/commands.ts';
import {
  dayIn,
  type DayPlace,
  daysOfWeek,
  type DocumentWeek,
  withDays,
} from '#domain/programs/document/program-document.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import type { DayChange } from '#web/features/programs/document/schedule-change.ts';
import type { Outcome } from '#web/features/programs/document/schedule.ts';
import { asTheyWere, undoneText } from '#web/features/programs/document/undo-text.ts';
import * as failures from './edit-failures.ts';
import { EditHistory } from './edit-history.ts';
import { type EditedDay, revisionOfWeek, unreadIn, weekCountOf } from './edited-document.ts';
import type { Editing } from './editor.ts';
import { hasStatus, weeksNotMade } from './reading-failures.ts';
import { restoreBody } from './restore-body.ts';
import { madeOn, sendDayChange } from './send-day-change.ts';

export type Pending = {
  change: DayChange;
  /** Undone together with the one before it. */
  isJoined: boolean;
};

type PendingOnes = {
  isPending: (sent: Pending) => boolean;
  drop: (isOfThem: (sent: Pending) => boolean) => void;
};

/** Sends an editor's changes, one after another, and undoes them: not needed by a page before it is touched. */
export class Saves {
  private readonly editing: Editing;
  private readonly pending: PendingOnes;
  private readonly history = new EditHistory();
  private weeksToGo: { above: number; weeks: readonly DocumentWeek<EditedDay>[] } | undefined;

  constructor(editing: Editing, pending: PendingOnes) {
    this.editing = editing;
    this.pending = pending;
  }

  canUndo = (): boolean => this.history.canUndo();

  async send(sent: Pending): Promise<Outcome> {
    const { server, options } = this.editing;
    const { change, isJoined } = sent;
    const place = placeOf(change.at);
    const before = server.document;
    const day = dayIn(before, place);
    if (!this.pending.isPending(sent)) return failures.changedMeanwhile;
    if (!day?.saved) return this.fail(failures.noSuchDay);
    const said = undoneText(change, () => day);
    try {
      const after = await sendDayChange(server, { ...day, saved: day.saved }, change);
      server.changeDay(place, () => after);
      this.history.dayChanged(before, place, after, said, isJoined);
      options.onSaved(updateDayExercise);
      return undefined;
    } catch (error) {
      return await this.refused(sent, error as Error);
    }
  }

  removedMeanwhile = (): Outcome => this.fail(failures.removedMeanwhile);

  async duplicate(from: number, to: readonly number[]): Promise<Outcome> {
    const { server, options, readShownWeek, show } = this.editing;
    const source = server.weekIds.get(from);
    if (source === undefined) return this.fail(failures.noSuchWeek(from));
    const done: number[] = [];
    try {
      for (const number of to) {
        const target = server.weekIds.get(number);
        if (target === undefined) return this.fail(failures.noSuchDay);
        await this.readWhole(number);
        const request = { params: { weekId: source }, body: { targetWeekId: target } };
        await server.ask(duplicateProgramWeek, request, madeOn(revisionOfWeek(server.document, number - 1)));
        done.push(number);
      }
      return undefined;
    } catch (error) {
      const { toast, sentence } = failures.duplicationFailure(error as Error);
      this.fail(toast);
      return sentence;
    } finally {
      if (done.length > 0) this.weeksDuplicated(from, done);
      options.onSaved(updateDayExercise);
      await server.readWeeks().catch(() => undefined);
      show();
      void readShownWeek();
    }
  }

  /** Takes back the last change. */
  async undo(): Promise<void> {
    const { server, options, readShownWeek } = this.editing;
    const last = this.history.last(server.document);
    if (!last) return;
    const { document, step, places, revisionOf } = last;
    try {
      const body = restoreBody(server.document, document, places, revisionOf);
      const request = { params: { id: server.programId }, body };
      server.takeSchedule(await server.ask(restoreProgramSchedule, request));
      void readShownWeek();
      this.history.undone(step, server.document);
      options.say('Undone', step.label);
      options.onSaved(restoreProgramSchedule);
    } catch (error) {
      await this.notUndone(places, error as Error);
    }
  }

  /** Before weeks are removed: what they hold, so that it can be undone; false where that can't be read. */
  async keepWeeksAbove(above: number): Promise<boolean> {
    const { server } = this.editing;
    this.weeksToGo = undefined;
    try {
      for (let week = above + 1; week <= weekCountOf(server.document); week += 1) await this.readWhole(week);
      this.weeksToGo = { above, weeks: server.document.programs[0]?.weeks.slice(above) ?? [] };
      return true;
    } catch {
      return false;
    }
  }

  /** Updates the history after the details were saved and the weeks loaded: removed weeks may be gone. */
  weeksRead(): void {
    const { document } = this.editing.server;
    const toGo = this.weeksToGo;
    this.weeksToGo = undefined;
    if (!toGo || toGo.weeks.length === 0 || weekCountOf(document) !== toGo.above) return;
    const said = asTheyWere(toGo.weeks.map((_, index) => `Week ${toGo.above + index + 1}`));
    this.history.weeksRemoved(document, toGo.weeks, said);
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

  /** A week that is to be replaced: without its exercises it could not be put back. */
  private async readWhole(week: number): Promise<void> {
    const { server } = this.editing;
    await server.readExercises(week);
    if (unreadIn(server.document, week - 1).length > 0) throw new Error(`Week ${week} could not be read`);
  }

  /** Before the weeks are read again: another coach's change would be taken for part of the copy. */
  private weeksDuplicated(from: number, to: readonly number[]): void {
    const before = this.editing.server.document;
    const columns = to.map(week => week - 1);
    const copied = duplicateWeek(before, from - 1, columns);
    const after = withDays(copied, columns.flatMap(daysOfWeek), day =>
      day.saved ? { ...day, saved: { ...day.saved, revision: day.saved.revision + 1 } } : day,
    );
    const label = undoneText({ type: 'duplicate-week', from, to }, () => undefined);
    this.history.add({ before, after, label });
  }

  private async refused({ change }: Pending, error: Error): Promise<Outcome> {
    const { toast, sentence } = failures.changeFailure(change, error);
    // A 401 leads to the sign-in page.
    if (!hasStatus(error, 401)) this.fail(toast);
    if (failures.isOvertaken(error)) await this.readOvertaken([placeOf(change.at)]);
    return sentence;
  }

  private async notUndone(places: readonly DayPlace[], error: Error): Promise<void> {
    if (!hasStatus(error, 401)) this.fail(failures.undoFailure(error));
    if (failures.isRefused(error)) this.history.forget(places);
    if (failures.isOvertaken(error)) await this.readOvertaken(places);
  }

  /** Other pending changes to the days were made on the older state, too: they are taken back as well. */
  private async readOvertaken(places: readonly DayPlace[]): Promise<void> {
    const { server, readShownWeek, show } = this.editing;
    this.pending.drop(({ change }) => {
      const { column, day } = placeOf(change.at);
      return places.some(place => place.column === column && place.day === day);
    });
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
