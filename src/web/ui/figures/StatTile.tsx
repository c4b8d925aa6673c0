/**
 * A number that matters, with its name and unit.
 * `<StatTile label="Completion Rate" value="87.5" unit="%" caption="1,240 of 1,417 units" icon={Target} />`
 */
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/look/cx.ts';

type StatTileProps = {
  label: string;
  value: ReactNode;
  unit?: ReactNode;
  caption?: ReactNode;
  icon?: LucideIcon;
  /** A ring or a small line beside the number. */
  chart?: ReactNode;
  className?: string;
};

export function StatTile({ label, value, unit, caption, icon: Icon, chart, className }: StatTileProps) {
  return (
    <dl
      className={cx(
        'grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 rounded-lg border base:border-line bg-surface p-(--card-pad) shadow-card',
        className,
      )}
    >
      <dt className="col-span-2 mb-2 flex items-center gap-2 font-serif text-base text-muted">
        {Icon && <Icon aria-hidden="true" strokeWidth={1.5} className="size-4.5 shrink-0 text-accent" />}
        {label}
      </dt>
      <dd className="col-start-1 flex flex-wrap items-baseline gap-x-1.5 text-4xl font-medium tracking-tight">
        {value}
        {unit && <span className="text-base font-normal tracking-normal text-faint">{unit}</span>}
      </dd>
      {chart && <dd className="col-start-2 row-span-2 row-start-2 self-end">{chart}</dd>}
      {caption && <dd className="col-start-1 mt-1 text-sm text-faint">{caption}</dd>}
    </dl>
  );
}
