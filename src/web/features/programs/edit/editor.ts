import type { Endpoint } from '#contract/endpoint.ts';
import type { ScheduleChange } from '#web/features/programs/draft/draft-changes.ts';
import type { Place } from '#web/parts/prescriptions/fields/draft.ts';
import type { Outcome } from '#web/features/programs/draft/schedule.ts';
import { createStore } from '#web/state/store.ts';
import { changeDay, type DayChange, dayIn, type EditedWeek, withDay } from './edited-weeks.ts';
import { type OpenedSchedule, ProgramOnServer } from './program-on-server.ts';
import { hasStatus } from './reading-failures.ts';
import type { Saves } from './saves.ts';
import type { Ask } from './send-day-change.ts';

export type EditorState = {
  phase: 'reading' | 'here' | 'unread' | 'without-weeks' | 'gone';
  /** With the changes that are on their way. */
  weeks: readonly EditedWeek[];
  isSaving: boolean;
  canUndo: boolean;
};

export type OnItsWay = {
  at: Place;
  change: DayChange;
  /** Undone together with the one before it. */
  isJoined: boolean;
};

type EditorOptions = {
  programId: string;
  /** Number of weeks to create where there are none. */
  numWeeks: number;
  /** As it has just been read. */
  opened?: OpenedSchedule | undefined;
  ask: Ask;
  say: (title: 'Success' | 'Error' | 'Undone', description: string) => void;
  onSaved: (by: Endpoint) => void;
};

/** The part of an editor that saving needs. */
export type Editing = {
  server: ProgramOnServer;
  options: EditorOptions;
  isOnItsWay: (sent: OnItsWay) => boolean;
  takeBack: (isOfThem: (sent: OnItsWay) => boolean) => void;
  readShownWeek: () => Promise<void>;
  show: (phase?: EditorState['phase']) => void;
};

const notSaved = 'The change could not be saved. Please try again.';

/**
 * A program being edited. A change shows at once, laid over what the server holds until it has answered: one that fails
 * is simply taken away again. Changes go out one after another, each on the revision of the answer before, so fast work
 * never conflicts with itself. What sends them (`Saves`) comes when the page is touched.
 */
export class Editor {
  private readonly server: ProgramOnServer;
  private readonly options: EditorOptions;
  private readonly state = createStore<EditorState>({
    phase: 'reading',
    weeks: [],
    isSaving: false,
    canUndo: false,
  });
  private saves: Saves | undefined;
  private onTheirWay: OnItsWay[] = [];
  private isUndoing = false;
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

  getReady = async (): Promise<Saves> => {
    const parts = await import('./saves.ts');
    this.saves ??= new parts.Saves({
      server: this.server,
      options: this.options,
      isOnItsWay: sent => this.onTheirWay.includes(sent),
      takeBack: isOfThem => (this.onTheirWay = this.onTheirWay.filter(sent => !isOfThem(sent))),
      readShownWeek: this.readShownWeek,
      show: phase => this.show(phase),
    });
    return this.saves;
  };

  /** The weeks, made first where there are none, and the exercises of the week shown. */
  read = (): Promise<void> =>
    this.withLock(async () => {
      try {
        await this.server.readSchedule(this.shownWeek);
        if (this.server.weeks.length === 0) await (await this.getReady()).makeWeeks();
        this.shownWeek = Math.min(this.shownWeek, this.server.weeks.at(-1)?.number ?? 1);
        this.show(this.server.weeks.length === 0 ? 'without-weeks' : 'here');
        await this.readShownWeek();
      } catch (error) {
        this.show(hasStatus(error, 404) ? 'gone' : 'unread');
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

  /** Number of members who had the day today when something was last taken off it. */
  membersToday = (at: Place): number => dayIn(this.server.weeks, at)?.membersToday ?? 0;

  /** Takes back the last change that was saved here. */
  undo = (): Promise<void> =>
    this.withLock(async () => {
      this.isUndoing = this.saves?.canUndo() ?? false;
      this.show();
      await this.saves?.undo();
      this.isUndoing = false;
      this.show();
    });

  /** Before weeks are removed: whether they can be brought back. */
  keepWeeksAbove = (numWeeks: number): Promise<boolean> =>
    this.withLock(async () => (await this.getReady()).keepWeeksAbove(numWeeks)).catch(() => false);

  /** With the details weeks may have been made or removed. */
  detailsSaved = async (): Promise<void> => {
    await this.read();
    this.saves?.weeksRead();
    this.show();
  };

  change = async (wanted: ScheduleChange): Promise<Outcome> => {
    switch (wanted.type) {
      case 'duplicate-week':
        return this.saving(saves => saves.duplicate(wanted.from, wanted.to));
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
    return this.saving(saves => saves.send(sent), sent);
  }

  /** Saves the prescription, then the position if it is another one. */
  private async changeExercise(at: Place, change: Extract<DayChange, { type: 'change-exercise' }>) {
    const keys = dayIn(this.now().weeks, at)?.exercises?.map(({ key }) => key) ?? [];
    const place = keys.indexOf(change.key);
    if (place === -1) return this.saving(async saves => saves.removedMeanwhile());
    const outcome = await this.changeOneDay(at, { ...change, position: place });
    if (outcome !== undefined || place === change.position) return outcome;
    const order = keys.toSpliced(place, 1).toSpliced(change.position, 0, change.key);
    return this.changeOneDay(at, { type: 'reorder-exercises', keys: order }, true);
  }

  /** Saves in turn; afterwards the change is no longer pending, however it ends. */
  private saving(save: (saves: Saves) => Promise<Outcome>, sent?: OnItsWay): Promise<Outcome> {
    return this.withLock(async () => {
      try {
        const saves = await this.getReady().catch(() => undefined);
        if (saves) return await save(saves);
        this.options.say('Error', notSaved);
        return notSaved;
      } finally {
        this.onTheirWay = this.onTheirWay.filter(other => other !== sent);
        this.show();
      }
    });
  }

  private readShownWeek = async (): Promise<void> => {
    await this.server.readExercises(this.shownWeek);
    this.show();
  };

  /** After all that was begun before. */
  private withLock<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.turn.then(act);
    this.turn = result.catch(() => undefined);
    return result;
  }

  private show(phase = this.now().phase): void {
    const weeks = this.onTheirWay.reduce<readonly EditedWeek[]>(
      (before, { at, change }) => withDay(before, at, day => changeDay(day, change)),
      this.server.weeks,
    );
    const isSaving = this.onTheirWay.length > 0 || this.isUndoing;
    this.state.set({ phase, weeks, isSaving, canUndo: this.saves?.canUndo() ?? false });
  }
}
