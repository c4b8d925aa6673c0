/**
 * The orders of a list, by their names: where it has no columns, or its place is too narrow for their heads.
 * `<SortSelect orders={programOrders} sort={list.sort} onSort={list.setSort} />`
 */
import { SelectField } from '#web/ui/fields/SelectField.tsx';
import { type Orders, type Sort, sortOptions } from './in-order.ts';

type SortSelectProps<Row> = {
  orders: Orders<Row>;
  sort: Sort;
  onSort: (sort: Sort) => void;
  className?: string;
};

export function SortSelect<Row>({ orders, sort, onSort, className }: SortSelectProps<Row>) {
  return (
    <SelectField
      label="Order"
      hideLabel
      className={className}
      options={sortOptions(orders)}
      value={sort}
      onChange={event => onSort(event.target.value)}
    />
  );
}
