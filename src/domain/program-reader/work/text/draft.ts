import type { SetKind } from '#domain/prescriptions/set-kind.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { Stretch, WorkFields } from './work.ts';

/** The load of sets, each as one text or one for each set. */
export type Load = {
  weight?: string[];
  /** The unit that was written, or the writer's. */
  unit?: 'kg' | 'lb';
  percent?: string[];
  percentOf?: PercentOf;
  rpe?: string[];
  /** Position in the text, for messages. */
  at?: Stretch & { text: string };
};

/** Sets that are done alike, as `3x5 @75%` says them. */
export type Segment = {
  kind: SetKind;
  /** '3', '3-4'; null where none are named. */
  sets: string | null;
  /** A single text for all, or one for each set. */
  reps: string[];
  side: string;
  time: string | null;
  distance: string | null;
  load: Load;
  /** In the same clause as others: `5x5 @75%, …`. */
  clause: number;
};

const emptySegment: Omit<Segment, 'clause'> = {
  kind: 'work',
  sets: null,
  reps: [],
  side: '',
  time: null,
  distance: null,
  load: {},
};

/** The result of a token. */
export type Role = 'name' | 'group' | 'field' | 'note' | 'leftover';

export type DraftNote = { cell: number; from: number; text: string };

/** Everything read so far. */
export class Draft {
  readonly segments: Segment[] = [];
  readonly fields: WorkFields = {};
  readonly notes: DraftNote[] = [];
  /** A load that stands before its sets. */
  pending: Load = {};
  /** Kind of the next sets. */
  nextKind: SetKind = 'work';
  /** `warm-up:` holds until something else is named. */
  isKindSticky = false;
  clause = 0;
  /** For the last set alone: `last set AMRAP`. */
  last: { reps?: string; kind?: SetKind; rpe?: string } = {};
  /** Sets that follow without a load or reps of their own: `+ 1 drop`. */
  isUnitAssumed = false;

  get segment(): Segment | null {
    const last = this.segments.at(-1);
    return last && last.clause === this.clause ? last : null;
  }

  add(segment: Partial<Segment>): Segment {
    const added: Segment = {
      ...emptySegment,
      kind: this.nextKind,
      ...segment,
      load: { ...this.pending, ...segment.load },
      clause: this.clause,
    };
    this.pending = {};
    if (!this.isKindSticky) this.nextKind = 'work';
    this.segments.push(added);
    return added;
  }

  endClause(): void {
    this.clause += 1;
  }
}

/** The part of a load that the other has too, with a different value. */
export function conflictOf(one: Load, other: Load): keyof Load | null {
  const keys = ['weight', 'percent', 'rpe'] as const;
  return (
    keys.find(key => {
      const [a, b] = [one[key], other[key]];
      return a !== undefined && b !== undefined && (a.join() !== b.join() || one.unit !== other.unit);
    }) ?? null
  );
}
