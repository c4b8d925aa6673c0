/**
 * The search field of a list, and its sort orders.
 * `<ListTools label="Search programs" list={useListAddress(orders, 'name')} orders={orders} />`
 */
import type { ComponentProps, ReactNode } from 'react';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import type { Orders, Sort } from './in-order.ts';
import { SortSelect } from './SortSelect.tsx';

type ListToolsProps<Row> = {
  /** Of the search: 'Search programs'. */
  label: string;
  list: {
    field: Pick<ComponentProps<typeof SearchField>, 'value' | 'onChange' | 'onBlur'>;
    sort: Sort;
    setSort: (sort: Sort) => void;
  };
  orders: Orders<Row>;
  /** Further filters. */
  children?: ReactNode;
};

export function ListTools<Row>({ label, list, orders, children }: ListToolsProps<Row>) {
  return (
    <div className="flex flex-wrap gap-2">
      <SearchField
        label={label}
        placeholder={`${label}...`}
        className="min-w-0 flex-1 basis-60"
        {...list.field}
      />
      <SortSelect
        orders={orders}
        sort={list.sort}
        onSort={list.setSort}
        className="min-w-0 flex-1 basis-40 sm:max-w-52"
      />
      {children}
    </div>
  );
}
