import { TriangleAlert } from 'lucide-react';
import { volumeBand } from '#domain/training-volume/sets-by-muscle.ts';
import { useGrid, useOfGrid } from '#web/features/programs/grid/cells/use-grid.ts';
import { columnsOf } from '#domain/programs/document/program-document.ts';
import { only } from '#web/features/programs/grid/document/selection.ts';
import { weekdays } from '#domain/plain-date.ts';
import { Sheet } from '#web/ui/dialogs/box/Sheet.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { useScrollable } from '#web/ui/look/use-scrollable.ts';
import { capitalised } from '#web/ui/text/words.ts';
import { weekFigures } from '#web/features/programs/grid/volume/figures.ts';
import { warningsOf } from '#web/features/programs/grid/volume/warnings.ts';

/** Sets a muscle group and week against the band, load by week, and what can hardly be meant. */
export function VolumeSheet({ onClose }: { onClose: () => void }) {
  const grid = useGrid();
  const column = useOfGrid(({ selection }) => selection.head.column);
  const columns = useOfGrid(({ document }) => columnsOf(document));
  const cell = columns[column]?.program ?? 0;
  const program = useOfGrid(({ document }) => document.programs[cell]);
  if (!program) return null;
  const library = grid.library();
  const weeks = program.weeks.map(week => weekFigures(week, library, program.trainingMaxPercent));
  const muscles = [...new Set(weeks.flatMap(week => week.muscles.map(({ muscle }) => muscle)))];
  const warnings = warningsOf(program, library);
  const first = columns.findIndex(at => at.program === cell);
  const goTo = (week: number, day: number | null) => {
    onClose();
    grid.select(only({ column: first + week, day: day ?? 0, line: 0 }));
  };
  return (
    <Sheet open onOpenChange={open => !open && onClose()} title="Volume and Warnings" className="w-160">
      <h3 className="mb-2 font-semibold">Warnings</h3>
      {warnings.length === 0 ? (
        <p className="text-sm text-muted">No warnings.</p>
      ) : (
        <ul className="grid gap-1">
          {warnings.map((warning, index) => (
            <li key={index}>
              <button
                type="button"
                onClick={() => goTo(warning.week, warning.day)}
                className="flex min-h-(--control-height) w-full items-start gap-2 rounded-md px-2 py-1.5 text-left text-sm hover:bg-hover"
              >
                <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
                <span>
                  <span className="font-semibold">
                    Week {warning.week + 1}
                    {warning.day !== null && `, ${capitalised(weekdays[warning.day] ?? '')}`}
                  </span>{' '}
                  {warning.text}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <h3 className="mt-6 mb-2 font-semibold">Load by week</h3>
      <Figures
        head="Week"
        weeks={weeks.length}
        rows={[
          { name: 'Sets', values: weeks.map(({ sets }) => ({ text: String(sets) })) },
          {
            name: 'Units',
            values: weeks.map(({ units }) => ({ text: Math.round(units).toLocaleString('en-US') })),
          },
          {
            name: 'Weight × reps, lb',
            values: weeks.map(({ tonnage }) => ({
              text: tonnage > 0 ? Math.round(tonnage).toLocaleString('en-US') : '–',
            })),
          },
          {
            name: 'Mean % of max',
            values: weeks.map(({ intensity }) => ({
              text: intensity === null ? '–' : `${Math.round(intensity)}%`,
            })),
          },
          {
            name: 'Longest day, min',
            values: weeks.map(({ longest }) => ({ text: String(longest), isHigh: longest > 60 })),
          },
        ]}
      />
      <h3 className="mt-6 mb-1 font-semibold">Hard sets a muscle group</h3>
      <p className="mb-2 text-sm text-muted">
        Most people grow on {volumeBand.least} to {volumeBand.most} a week. Warm-ups are not counted.
      </p>
      <Figures
        head="Muscle"
        weeks={weeks.length}
        rows={muscles.map(muscle => ({
          name: muscle,
          values: weeks.map(({ muscles: all }) => {
            const found = all.find(one => one.muscle === muscle);
            return {
              text: String(found?.sets ?? 0),
              isLow: (found?.band ?? 'below') === 'below',
              isHigh: found?.band === 'above',
            };
          }),
        }))}
      />
    </Sheet>
  );
}

type Row = { name: string; values: readonly { text: string; isLow?: boolean; isHigh?: boolean }[] };

function Figures({ head, weeks, rows }: { head: string; weeks: number; rows: readonly Row[] }) {
  const { ref, scrollable } = useScrollable<HTMLDivElement>();
  return (
    <div
      ref={ref}
      {...(scrollable && { role: 'region', 'aria-label': `${head} by week`, tabIndex: 0 })}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="sticky left-0 bg-raised px-2 py-1.5 text-left font-normal">
              {head}
            </th>
            {Array.from({ length: weeks }, (_, week) => (
              <th key={week} scope="col" className="px-2 py-1.5 text-right font-normal">
                {week + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="sticky left-0 bg-raised px-2 py-1.5 text-left font-normal">
                {name}
              </th>
              {values.map(({ text, isLow, isHigh }, week) => (
                <td
                  key={week}
                  className={cx(
                    'px-2 py-1.5 text-right',
                    isHigh ? 'font-semibold text-warning' : isLow && 'text-faint',
                  )}
                >
                  {text}
                  {isHigh && <span aria-label="more than the band">↑</span>}
                  {isLow && <span aria-label="less than the band">↓</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
