import type { DayRef } from '#domain/program-reader/headings/day-ref.ts';
import type { PercentOf } from '#domain/prescriptions/percent-of.ts';
import type { WorkCell, WorkColumn } from '#domain/program-reader/work/text/work.ts';

/** What a column of a sheet holds: a part of the work, or what stands around it. */
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
