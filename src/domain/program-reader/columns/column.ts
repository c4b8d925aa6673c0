import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { WorkCell, WorkColumn } from '#domain/program-reader/work/text/work.ts';

/** Kinds of columns in a sheet: a part of the work, or its surroundings. */
export type ColumnKind =
  | WorkColumn
  | 'intensity'
  | 'exercise'
  | 'week'
  | 'day'
  | 'date'
  | 'session'
  | 'group'
  | 'order'
  | 'alternates'
  | 'set'
  | 'set-reps'
  | 'set-load'
  | 'effort'
  | 'set-number'
  | 'line'
  | 'work'
  | 'unknown'
  | 'blank';

/** Weeks or a day that columns beside others stand for. */
export type Block = { weeks: number[] | null; day: DayRef | null; name: string };

export type Column = {
  kind: ColumnKind;
  /** As it is written. */
  heading: string;
  unit: NonNullable<WorkCell['unit']> | null;
  percentOf: PercentOf | null;
  block: Block | null;
};

export const plainColumn = (kind: ColumnKind, heading: string): Column => ({
  kind,
  heading,
  unit: null,
  percentOf: null,
  block: null,
});
