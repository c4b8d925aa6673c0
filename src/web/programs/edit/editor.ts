import { updateWorkout } from '#contract/programs.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { updateDayExercise } from '#contract/programs/days.ts';
import { restoreProgramSchedule } from '#contract/programs/weeks.ts';
import type { ScheduleChange } from '#web/programs/draft/draft-changes.ts';
import type { Place } from '#web/programs/draft/draft.ts';
import type { Outcome } from '#web/programs/draft/schedule.ts';
import { undoneText } from '#web/programs/draft/undo-words.ts';
import { createStore } from '#web/state/store.ts';
import * as failures from './edit-failures.ts';
import { changeDay, type DayChange, dayIn, type EditedWeek, weekIn, withDay } from './edited-weeks.ts';
import { type OpenedSchedule, ProgramOnServer } from './program-on-server.ts';
import type { Ask } from './send-day-change.ts';
import { type FormerDay, type Undoable, UndoHistory } from './undo-history.ts';
import { weeksAbove } from './weeks-above.ts';

export type EditorState = {
  phase: 'reading' | 'here' | 'unread' | 'without-weeks' | 'gone';
  /** With the changes that are on their way. */
  weeks: readonly EditedWeek[];
  isSaving: boolean;
  canUndo: boolean;
};

type OnItsWay = {
  at: Place;
  change: DayChange;
  /** Undone together with the one before it. */
  isJoined: boolean;
};

type EditorOptions = {
  programId: string;
  /** How many weeks to make where there are none. */
  numWeeks: number;
  /** As it has just been read. */
  opened?: OpenedSchedule | undefined;
  ask: Ask;
  say: (title: 'Success' | 'Error' | 'Undone', description: string) => void;
  onSaved: (by: Endpoint) => void;
};

/**
 * A program being edited. A change shows at once, laid over what the server holds until it has answered: one that fails
 * is simply taken away again. Changes go out one after another, each on the revision of the answer before, so fast work
 * never conflicts with itself.
 */
export class Editor {
  private readonly server: ProgramOnServer;
  private readonly options: EditorOptions;
  private readonly history = new UndoHistory();
  private readonly state = createStore<EditorState>({
    phase: 'reading',
    weeks: [],
    isSaving: false,
    canUndo: false,
  });
  private onTheirWay: OnItsWay[] = [];
  private isUndoing = false;
  private weeksToGo: Undoable | undefined;
  private shownWeek = 1;
  private turn: Promise<unknown> = Promise.resolve();

  constructor(options: EditorOptions) {
    this.options = options;
    this.server = new ProgramOnServer(options.programId, options.ask);
    if (!options.opened?.weeks.length) return;
    this.server.takeSchedule(options.opened);
    this.show('here');
  }

  now = this.state.now;
  subscribe = this.state.subscribe;

  /** The weeks, made first where there are none, and the exercises of the week shown. */
  read = (): Promise<void> =>
    this.inTurn(async () => {
      try {
        await this.server.readSchedule(this.shownWeek);
        if (this.server.weeks.length === 0) await this.makeWeeks();
        this.shownWeek = Math.min(this.shownWeek, this.server.weeks.at(-1)?.number ?? 1);
        this.show(this.server.weeks.length === 0 ? 'without-weeks' : 'here');
        await this.readShownWeek();
      } catch (error) {
        this.show(failures.hasStatus(error, 404) ? 'gone' : 'unread');
      }
    });

  showWeek = (week: number): void => {
    this.shownWeek = week;
    void this.readShownWeek();
  };

  readDayAgain = async (at: Place): Promise<void> => {
    await this.server.readDay(at);
    this.show();
  };

  /** Takes back the last change that was saved here. */
  undo = (): Promise<void> =>
    this.inTurn(async () => {
      const last = this.history.last();
      if (!last) return;
      this.isUndoing = true;
      this.show();
      try {
        await this.server.putBack(last);
        void this.readShownWeek();
        this.history.undone(last, at => dayIn(this.server.weeks, at)?.revision);
        this.options.say('Undone', last.said);
        this.options.onSaved(restoreProgramSchedule);
      } catch (error) {
        await this.notUndone(last, error as Error);
      } finally {
        this.isUndoing = false;
        this.show();
      }
    });

  /** How many had the day today when something was last taken off it. */
  membersToday = (at: Place): number => dayIn(this.server.weeks, at)?.membersToday ?? 0;

  /** Before weeks are removed: what they hold, so that it can be undone; false where that can't be read. */
  keepWeeksAbove = (numWeeks: number): Promise<boolean> =>
    this.inTurn(async () => {
      this.weeksToGo = await weeksAbove(this.server, numWeeks).catch(() => undefined);
      return this.weeksToGo !== undefined;
    });

  /** With the details weeks may have been made or removed. */
  detailsSaved = async (): Promise<void> => {
    const toGo = this.weeksToGo;
    this.weeksToGo = undefined;
    await this.read();
    const isGone = toGo?.days.every(({ at }) => !weekIn(this.server.weeks, at.week));
    if (!toGo || !isGone) return;
    this.history.add(toGo);
    this.show();
  };

  change = async (wanted: ScheduleChange): Promise<Outcome> => {
    switch (wanted.type) {
      case 'duplicate-week':
        return this.inTurn(() => this.duplicate(wanted.from, wanted.to));
      case 'change-exercise':
        return this.changeExercise(wanted.at, wanted);
      case 'add-exercise':
        return this.changeOneDay(wanted.at, { ...wanted, key: this.server.newKey() });
      default:
        return this.changeOneDay(wanted.at, wanted);
    }
  };

  private changeOneDay(at: Place, change: DayChange, isJoined = false): Promise<Outcome> {
    const sent = { at, change, isJoined };
    this.onTheirWay = [...this.onTheirWay, sent];
    this.show();
    return this.inTurn(() => this.send(sent));
  }

  /** What it prescribes, then its place if that is another one. */
  private async changeExercise(at: Place, change: Extract<DayChange, { type: 'change-exercise' }>) {
    const keys = dayIn(this.now().weeks, at)?.exercises?.map(({ key }) => key) ?? [];
    const place = keys.indexOf(change.key);
    if (place === -1) return this.fail(failures.removedMeanwhile);
    const outcome = await this.changeOneDay(at, { ...change, position: place });
    if (outcome !== undefined || place === change.position) return outcome;
    const order = keys.toSpliced(place, 1).toSpliced(change.position, 0, change.key);
    return this.changeOneDay(at, { type: 'reorder-exercises', keys: order }, true);
  }

  private async send(sent: OnItsWay): Promise<Outcome> {
    const day = dayIn(this.server.weeks, sent.at);
    try {
      if (!this.onTheirWay.includes(sent)) return failures.changedMeanwhile;
      if (!day) return this.fail(failures.noSuchDay);
      const former = this.server.former(sent.at);
      const said = undoneText({ ...sent.change, at: sent.at }, () => day);
      await this.server.send(day, sent.at, sent.change);
      if (former) this.history[sent.isJoined ? 'join' : 'add']({ said, days: [former] });
      this.options.onSaved(updateDayExercise);
      return undefined;
    } catch (error) {
      return await this.refused(sent, error as Error);
    } finally {
      this.onTheirWay = this.onTheirWay.filter(other => other !== sent);
      this.show();
    }
  }

  private async refused({ at, change }: OnItsWay, error: Error): Promise<Outcome> {
    const { toast, sentence } = failures.changeFailure(change, error);
    // A 401 leads to the sign-in page.
    if (!failures.hasStatus(error, 401)) this.fail(toast);
    if (failures.isOvertaken(error)) await this.readOvertaken(at);
    return sentence;
  }

  private async notUndone(change: Undoable, error: Error): Promise<void> {
    const places = change.days.map(({ at }) => at);
    if (!failures.hasStatus(error, 401)) this.fail(failures.undoFailure(error));
    if (failures.isRefused(error)) this.history.forget(places);
    if (failures.isOvertaken(error)) await this.readOvertaken(...places);
  }

  /** What else is on its way for the days was made on the older state, too: it is taken back with it. */
  private async readOvertaken(...places: readonly Place[]): Promise<void> {
    const isOfThem = ({ at }: OnItsWay) =>
      places.some(place => place.week === at.week && place.weekday === at.weekday);
    this.onTheirWay = this.onTheirWay.filter(other => !isOfThem(other));
    this.history.forget(places);
    try {
      await this.server.readWeeks();
      for (const place of places) await this.server.readDay(place);
      void this.readShownWeek();
    } catch (error) {
      if (failures.hasStatus(error, 404)) this.show('gone');
    }
  }

  private async duplicate(from: number, to: readonly number[]): Promise<Outcome> {
    const source = weekIn(this.server.weeks, from);
    if (!source) return this.fail(failures.noSuchWeek(from));
    const done: number[] = [];
    const replaced: FormerDay[] = [];
    try {
      for (const number of to) {
        const target = weekIn(this.server.weeks, number);
        if (!target) return this.fail(failures.noSuchDay);
        const former = await this.server.formerWeek(number);
        await this.server.duplicate(source, target);
        done.push(number);
        replaced.push(...former);
      }
      return undefined;
    } catch (error) {
      const { toast, sentence } = failures.duplicationFailure(error as Error);
      this.fail(toast);
      return sentence;
    } finally {
      if (done.length > 0)
        this.history.add({
          said: undoneText({ type: 'duplicate-week', from, to: done }, () => undefined),
          days: replaced,
        });
      this.options.onSaved(updateDayExercise);
      await this.server.readWeeks().catch(() => undefined);
      this.show();
      void this.readShownWeek();
    }
  }

  private async makeWeeks(): Promise<void> {
    const { programId, numWeeks, ask, say, onSaved } = this.options;
    try {
      await ask(updateWorkout, { params: { id: programId }, body: { numWeeks, adjustWeeks: true } });
      await this.server.readWeeks();
      say('Success', 'Weeks created');
      onSaved(updateDayExercise);
    } catch {
      this.fail(failures.weeksNotMade);
    }
  }

  private readShownWeek = async (): Promise<void> => {
    await this.server.readExercises(this.shownWeek);
    this.show();
  };

  /** After all that was begun before. */
  private inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(act);
    this.turn = result.catch(() => undefined);
    return result;
  }

  private fail(description: string): Outcome {
    this.options.say('Error', description);
    return description;
  }

  private show(phase = this.now().phase): void {
    const weeks = this.onTheirWay.reduce<readonly EditedWeek[]>(
      (before, { at, change }) => withDay(before, at, day => changeDay(day, change)),
      this.server.weeks,
    );
    const isSaving = this.onTheirWay.length > 0 || this.isUndoing;
    this.state.set({ phase, weeks, isSaving, canUndo: this.history.last() !== undefined });
  }
}
