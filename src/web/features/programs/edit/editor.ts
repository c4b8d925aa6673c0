import type { Endpoint } from '#contract/endpoint.ts';
import { dayIn } from '#domain/programs/document/program-document.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import type { ScheduleChange } from '#web/features/programs/document/schedule-change.ts';
import type { DayPosition } from '#web/parts/prescriptions/fields/draft.ts';
import type { Outcome } from '#web/features/programs/document/schedule.ts';
import { createStore } from '#web/state/store.ts';
import { blankDocument, type EditedDocument, weekCountOf } from './edited-document.ts';
import type { PendingChanges } from './pending-changes.ts';
import { type OpenedSchedule, ProgramOnServer } from './program-on-server.ts';
import { hasStatus } from './reading-failures.ts';
import type { Ask } from './send-day-change.ts';

export type EditorState = {
  phase: 'reading' | 'here' | 'unread' | 'without-weeks' | 'gone';
  /** With the changes that are on their way. */
  document: EditedDocument;
  isSaving: boolean;
  canUndo: boolean;
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
  /** After all that was begun before. */
  withLock: <Result>(act: () => Promise<Result>) => Promise<Result>;
  readShownWeek: () => Promise<void>;
  show: (phase?: EditorState['phase']) => void;
};

const notSaved = 'The change could not be saved. Please try again.';

/** A program being edited. What shows a change at once and sends it comes when the page is touched. */
export class Editor {
  private readonly server: ProgramOnServer;
  private readonly options: EditorOptions;
  private readonly state = createStore<EditorState>({
    phase: 'reading',
    document: blankDocument(''),
    isSaving: false,
    canUndo: false,
  });
  private changes: PendingChanges | undefined;
  private isUndoing = false;
  private shownWeek = 1;
  private lastSave: Promise<unknown> = Promise.resolve();

  constructor(options: EditorOptions) {
    this.options = options;
    this.server = new ProgramOnServer(options.programId, options.ask);
    if (!options.opened?.weeks.length) return;
    this.server.takeSchedule(options.opened);
    this.show('here');
  }

  now = this.state.now;
  subscribe = this.state.subscribe;

  getReady = async (): Promise<PendingChanges> => {
    const parts = await import('./pending-changes.ts');
    if (this.changes) return this.changes;
    const { server, options, withLock, readShownWeek } = this;
    this.changes = new parts.PendingChanges({ server, options, withLock, readShownWeek, show: this.show });
    return this.changes;
  };

  /** The weeks, made first where there are none, and the exercises of the week shown. */
  read = (): Promise<void> =>
    this.withLock(async () => {
      try {
        await this.server.readSchedule(this.shownWeek);
        if (weekCountOf(this.server.document) === 0) await (await this.getReady()).saves.makeWeeks();
        const count = weekCountOf(this.server.document);
        this.shownWeek = Math.min(this.shownWeek, count || 1);
        this.show(count === 0 ? 'without-weeks' : 'here');
        await this.readShownWeek();
      } catch (error) {
        this.show(hasStatus(error, 404) ? 'gone' : 'unread');
      }
    });

  showWeek = (week: number): void => {
    this.shownWeek = week;
    void this.readShownWeek();
  };

  readDayAgain = async (at: DayPosition): Promise<void> => {
    await this.server.readDay(placeOf(at));
    this.show();
  };

  /** Number of members who had the day today when something was last taken off it. */
  membersToday = (at: DayPosition): number =>
    dayIn(this.server.document, placeOf(at))?.saved?.membersToday ?? 0;

  /** Takes back the last change that was saved here. */
  undo = (): Promise<void> =>
    this.withLock(async () => {
      this.isUndoing = this.changes?.saves.canUndo() ?? false;
      this.show();
      await this.changes?.saves.undo();
      this.isUndoing = false;
      this.show();
    });

  /** Before weeks are removed: whether they can be brought back. */
  keepWeeksAbove = (numWeeks: number): Promise<boolean> =>
    this.withLock(async () => (await this.getReady()).saves.keepWeeksAbove(numWeeks)).catch(() => false);

  /** With the details weeks may have been made or removed. */
  detailsSaved = async (): Promise<void> => {
    await this.read();
    this.changes?.saves.weeksRead();
    this.show();
  };

  change = async (wanted: ScheduleChange): Promise<Outcome> => {
    const changes = this.changes ?? (await this.getReady().catch(() => undefined));
    if (changes) return changes.change(wanted);
    this.options.say('Error', notSaved);
    return notSaved;
  };

  private readShownWeek = async (): Promise<void> => {
    await this.server.readExercises(this.shownWeek);
    this.show();
  };

  private withLock = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const result = this.lastSave.then(act);
    this.lastSave = result.catch(() => undefined);
    return result;
  };

  private show = (phase = this.now().phase): void => {
    const { document: saved } = this.server;
    const document = this.changes?.laidOver(saved) ?? saved;
    const isSaving = this.isUndoing || (this.changes?.isAny() ?? false);
    this.state.set({ phase, document, isSaving, canUndo: this.changes?.saves.canUndo() ?? false });
  };
}
