/**
 * The plates on each side of the bar for a weight in the loading's unit: drawn from the collar
 * outwards, and in words.
 * `<PlateBar loading={user.loading} weight={185} />`
 */
import type { Loading } from '#domain/loads/loading.ts';
import { notMadeText, plateText } from '#domain/loads/plate-text.ts';
import { platesFor } from '#domain/loads/plates.ts';
import { cx } from '#web/ui/look/cx.ts';
import { platePositions } from './plate-look.ts';

type PlateBarProps = { loading: Loading; weight: number; className?: string };

export function PlateBar({ loading, weight, className }: PlateBarProps) {
  const plates = platesFor(loading, weight);
  const notMade = notMadeText(loading, plates, weight);
  return (
    <figure className={cx('grid min-w-0 gap-2', className)}>
      <DrawnBar
        weights={plates.perSide.flatMap(each => Array<number>(each.count).fill(each.weight))}
        unit={loading.unit}
      />
      <figcaption className="text-sm">
        <span className="font-medium">{plateText(loading, plates)}</span>
        {notMade && <span className="block text-muted">{notMade}</span>}
      </figcaption>
    </figure>
  );
}

const height = 120;
const middle = height / 2;
/** The end of the collar, where the first plate leans on it. */
const collarEnd = 52;
const sleeveEnd = 22;

/** The words beside it say the same. */
function DrawnBar({ weights, unit }: { weights: readonly number[]; unit: Loading['unit'] }) {
  const { plates, end } = platePositions(weights, unit, collarEnd);
  const width = Math.max(end + sleeveEnd, 160);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="h-auto max-h-30 max-w-full"
    >
      <rect x={0} y={middle - 4} width={collarEnd} height={8} className="fill-(--plate-steel)" />
      <rect
        x={collarEnd - 4}
        y={middle - 7}
        width={width - collarEnd + 4}
        height={14}
        rx={3}
        className="fill-(--plate-steel)"
      />
      <rect
        x={collarEnd - 12}
        y={middle - 15}
        width={9}
        height={30}
        rx={2}
        className="fill-(--plate-steel)"
      />
      {plates.map(({ x, weight, fill, text, ...size }, index) => (
        // Plates of one weight are alike: their place is all that tells them apart.
        <g key={`${index}-${weight}`}>
          <rect
            x={x}
            y={middle - size.height / 2}
            width={size.width}
            height={size.height}
            rx={4}
            className={cx(fill, 'stroke-(--plate-edge)')}
          />
          <text
            x={x + size.width / 2}
            y={middle}
            transform={`rotate(-90 ${x + size.width / 2} ${middle})`}
            textAnchor="middle"
            dominantBaseline="central"
            className={cx(text, 'text-[13px] font-semibold')}
          >
            {weight}
          </text>
        </g>
      ))}
    </svg>
  );
}
