import { compareNames } from '#domain/names/compare-names.ts';

/** A sort order by one of the columns. */
type Order<Row> = {
  /** Sort value; rows without one come last in both directions. */
  of: (row: Row) => string | number | null | undefined;
  /**
   * Names in a list of choices: the least first, the greatest first. Without its name an order is none of the choices.
   */
  up?: string;
  down?: string;
};

/** By the name of the column. */
export type Orders<Row> = Readonly<Record<string, Order<Row>>>;

/** As an address has it: a column, with '-' before it where the greatest comes first. */
export type Sort = string;

export const columnOf = (sort: Sort): string => sort.replace(/^-/, '');

export const isDown = (sort: Sort): boolean => sort.startsWith('-');

/** The order after a press on a column's head: that column, or the other direction where it is sorted by it already. */
export const pressed = (column: string, now: Sort, firstDown: boolean): Sort => {
  if (columnOf(now) === column) return isDown(now) ? column : `-${column}`;
  return firstDown ? `-${column}` : column;
};

/** The rows in the chosen order; equals, and rows without such a column, stay in the order they came in. */
export function inOrder<Row>(rows: readonly Row[], orders: Orders<Row>, sort: Sort): readonly Row[] {
  const order = orders[columnOf(sort)];
  if (!order) return rows;
  const way = isDown(sort) ? -1 : 1;
  const keyed = rows.map(row => ({ row, key: order.of(row) ?? null }));
  return keyed.toSorted((a, b) => compareKeys(a.key, b.key, way)).map(({ row }) => row);
}

type Key = string | number | null;

function compareKeys(a: Key, b: Key, way: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === 'number' && typeof b === 'number') return way * (a - b);
  return way * compareNames(String(a), String(b));
}

/** The choices of a list that names its orders. */
export const sortOptions = <Row>(orders: Orders<Row>): { value: Sort; label: string }[] =>
  Object.entries(orders).flatMap(([column, { up, down }]) => [
    ...(up === undefined ? [] : [{ value: column, label: up }]),
    ...(down === undefined ? [] : [{ value: `-${column}`, label: down }]),
  ]);
