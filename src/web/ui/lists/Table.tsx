/**
 * A table whose head stays in sight; it scrolls sideways in itself when it is wider than its place.
 * `<Table caption="Members"><TableHead><Th>Name</Th><Th numeric>Rank</Th></TableHead>
 *   <TableBody><Tr current><Td rowHeader>Jane</Td><Td numeric>3</Td></Tr></TableBody></Table>`
 */
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';

type TableProps = {
  /** Name of the table; visible only with `showCaption`. */
  caption: string;
  showCaption?: boolean;
  /** Scrolls in itself beyond this height (a CSS length), under its head. */
  maxHeight?: string;
  className?: string;
  children: ReactNode;
};

export function Table({ caption, showCaption, maxHeight, className, children }: TableProps) {
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  return (
    <div className={cx('@container min-w-0', className)}>
      <div
        ref={ref}
        {...(scrollable && { role: 'region', 'aria-label': `${caption} table`, tabIndex: 0 })}
        // With room to spare it is no scroll box, so that the head can stick to the page.
        className={cx('overflow-auto focus-visible:-outline-offset-2', !maxHeight && '@4xl:overflow-visible')}
        style={{ maxHeight }}
      >
        <table className="w-full border-separate border-spacing-0 text-left text-sm">
          <caption className={showCaption ? 'pb-2 text-left text-muted' : 'sr-only'}>{caption}</caption>
          {children}
        </table>
      </div>
    </div>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>{children}</tr>
    </thead>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return <tbody>{children}</tbody>;
}

export function Tr({ current, className, ...row }: ComponentProps<'tr'> & { current?: boolean }) {
  return (
    <tr
      {...row}
      className={cx(
        'group/row transition-colors',
        current
          ? 'base:bg-accent-soft base:hover:bg-accent-soft [&>:first-child]:shadow-[inset_3px_0_0_var(--accent)]'
          : 'base:hover:bg-hover',
        className,
      )}
    />
  );
}

const numericCell = 'text-right tabular-nums';

export function Th({ numeric, className, ...cell }: ComponentProps<'th'> & { numeric?: boolean }) {
  return (
    <th
      scope="col"
      {...cell}
      className={cx(
        'sticky top-0 z-10 border-b border-line bg-surface px-3 py-2.5 text-xs font-medium base:whitespace-nowrap text-faint first:pl-(--card-pad) last:pr-(--card-pad)',
        numeric && numericCell,
        className,
      )}
    />
  );
}

type TdProps = ComponentProps<'td'> & {
  numeric?: boolean;
  /** The cell that names its row. */
  rowHeader?: boolean;
};

export function Td({ numeric, rowHeader, className, ...cell }: TdProps) {
  const Cell = rowHeader ? 'th' : 'td';
  return (
    <Cell
      {...(rowHeader && { scope: 'row' })}
      {...cell}
      className={cx(
        'base:border-b base:border-line/60 px-3 base:py-(--cell-pad) group-last/row:border-b-0 base:first:pl-(--card-pad) last:pr-(--card-pad)',
        rowHeader ? 'base:font-medium' : 'base:font-normal',
        numeric && numericCell,
        className,
      )}
    />
  );
}
