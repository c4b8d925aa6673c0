import { memo, useMemo } from 'react';
import type { ReadLine } from '#domain/program-reader/program-reading.ts';
import { LongList } from '#web/ui/controls/LongList.tsx';
import { cx } from '#web/ui/look/cx.ts';

/** Lines as given, each beside its form in the program. */
export function SourceAndReading({ lines }: { lines: readonly ReadLine[] }) {
  const shown = useMemo(() => lines.filter(({ became }) => became !== 'blank'), [lines]);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-left text-sm">
      <caption className="sr-only">What was given, and what was read of it</caption>
      <thead>
        <tr>
          <th scope="col" className={cx(head, 'w-10')}>
            <span className="sr-only">Line</span>
          </th>
          <th scope="col" className={head}>
            Given
          </th>
          <th scope="col" className={head}>
            Read
          </th>
        </tr>
      </thead>
      <LongList as="tbody" items={shown} estimate={30} render={line => <Line key={line.line} {...line} />} />
    </table>
  );
}

const head = 'border-b border-line py-1.5 pr-2 text-xs font-medium text-muted';
const cell = 'border-b border-line/60 py-1 pr-2 align-top wrap-anywhere';

const Line = memo(function Line({ line, text, became, read }: ReadLine) {
  return (
    <tr>
      <th scope="row" className={cx(cell, 'text-xs font-normal text-faint tabular-nums')}>
        {line}
      </th>
      <td className={cx(cell, 'whitespace-pre-wrap text-muted [tab-size:3]')}>{text}</td>
      <td className={cx(cell, looks[became])}>{became === 'not-taken' ? read || 'Not taken' : read}</td>
    </tr>
  );
});

const looks: Partial<Record<ReadLine['became'], string>> = {
  'not-taken': 'text-danger',
  heading: 'font-semibold',
  head: 'text-muted',
  note: 'text-muted',
  total: 'text-muted',
};
