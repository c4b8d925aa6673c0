import type { Block, Column } from '#domain/program-reader/columns/column.ts';
import type { Item } from './item.ts';

/** Columns that are read together: those of one week or day beside others, with those that all share. */
export type Lane = { block: Block | null; columns: { column: Column; at: number }[]; last: Item | null };

/** Whether a row has a value in a lane: in the columns of its own week or day, where it has those. */
export const isSaid = ({ block, columns }: Lane, cells: readonly string[]): boolean =>
  block === null || columns.some(({ column, at }) => column.block === block && (cells[at] ?? '') !== '');

/** The lanes of a sheet: one for each week or day that stands beside others, else one for all. */
export function lanesOf(columns: readonly Column[]): Lane[] {
  const all = columns.map((column, at) => ({ column, at }));
  const shared = all.filter(({ column }) => column.block === null);
  const blocks = [...new Set(columns.flatMap(({ block }) => block ?? []))];
  if (blocks.length === 0) return [{ block: null, columns: shared, last: null }];
  return blocks.map(block => ({
    block,
    columns: [...shared, ...all.filter(({ column }) => column.block === block)].toSorted(
      (a, b) => a.at - b.at,
    ),
    last: null,
  }));
}
