import { dayIn } from '#domain/programs/document/program-document.ts';
import { placeOf } from '#web/features/programs/document/place.ts';
import {
  changeDocument,
  type DayChange,
  type ScheduleChange,
} from '#web/features/programs/document/schedule-change.ts';
import type { Outcome } from '#web/features/programs/document/schedule.ts';
import type { EditedDocument } from './edited-document.ts';
import type { Editing } from './editor.ts';
import { type Pending, Saves } from './saves.ts';

/**
 * Changes on their way to the server, laid over what it holds until it has answered: one that fails is simply taken away
 * again. They go out one after another, each on the revision of the answer before, so fast work never conflicts with
 * itself. Not needed by a page before it is touched.
 */
export class PendingChanges {
  readonly saves: Saves;
  private readonly editing: Editing;
  private pending: readonly Pending[] = [];

  constructor(editing: Editing) {
    this.editing = editing;
    this.saves = new Saves(editing, {
      isPending: sent => this.pending.includes(sent),
      drop: isOfThem => (this.pending = this.pending.filter(sent => !isOfThem(sent))),
    });
  }

  isAny = (): boolean => this.pending.length > 0;

  /** The program with them. */
  laidOver = (saved: EditedDocument): EditedDocument =>
    this.pending.reduce((before, { change }) => changeDocument(before, change), saved);

  async change(wanted: ScheduleChange): Promise<Outcome> {
    switch (wanted.type) {
      case 'duplicate-week':
        return this.inTurn(() => this.saves.duplicate(wanted.from, wanted.to));
      case 'change-exercise':
        return this.changeExercise(wanted);
      case 'add-exercise':
        return this.changeOneDay({ ...wanted, key: this.editing.server.lines.newKey() });
      default:
        return this.changeOneDay(wanted);
    }
  }

  private changeOneDay(change: DayChange, isJoined = false): Promise<Outcome> {
    const sent = { change, isJoined };
    this.pending = [...this.pending, sent];
    this.editing.show();
    return this.inTurn(() => this.saves.send(sent), sent);
  }

  /** Saves the prescription, then the position if it is another one. */
  private async changeExercise(change: Extract<DayChange, { type: 'change-exercise' }>) {
    const { at } = change;
    const shown = this.laidOver(this.editing.server.document);
    const keys = dayIn(shown, placeOf(at))?.lines.map(({ key }) => key) ?? [];
    const place = keys.indexOf(change.key);
    if (place === -1) return this.inTurn(async () => this.saves.removedMeanwhile());
    const outcome = await this.changeOneDay({ ...change, position: place });
    if (outcome !== undefined || place === change.position) return outcome;
    const order = keys.toSpliced(place, 1).toSpliced(change.position, 0, change.key);
    return this.changeOneDay({ type: 'reorder-exercises', at, keys: order }, true);
  }

  /** Afterwards the change is no longer pending, however it ends. */
  private inTurn(save: () => Promise<Outcome>, sent?: Pending): Promise<Outcome> {
    return this.editing.withLock(async () => {
      try {
        return await save();
      } finally {
        this.pending = this.pending.filter(other => other !== sent);
        this.editing.show();
      }
    });
  }
}
