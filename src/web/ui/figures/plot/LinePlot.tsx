import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import { formatDate } from '#domain/plain-date.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import {
  heightOf,
  type LinePoint,
  lineScale,
  nearestTo,
  type Place,
  placesOf,
  pointAfterKey,
} from './line-scale.ts';

type LinePlotProps = {
  /** Subject of the chart: 'Estimated 1RM of Back Squat'. */
  label: string;
  /** Oldest first. */
  points: readonly LinePoint[];
  /** Minimum distance between two grid lines; 5 by default. */
  leastStep?: number;
  /** Label of a grid line; the number by default. */
  tickText?: (value: number) => string;
  /** Opens the training of a date. */
  onOpenDate?: ((date: string) => void) | undefined;
};

/**
 * A value over time, drawn as a line. Pointing at it, or the arrow keys, lead from date to date; the current one stands
 * above it, and can be opened: by its button, a mouse's click, or Enter. A finger only points.
 * `<LinePlot label="Estimated 1RM of Back Squat" points={[{ date: '2026-11-03', value: 245, text: '245 lb' }]} />`
 */
export function LinePlot({ label, points, leastStep, tickText = numberText, onOpenDate }: LinePlotProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const scale = lineScale(
    points.map(({ value }) => value),
    leastStep,
  );
  const places = placesOf(points, scale);
  const last = points.length - 1;
  const at = Math.min(chosen ?? last, last);
  const point = points[at];
  const place = places[at];
  if (!point || !place) return null;
  return (
    <figure className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <p aria-hidden="true">
          <span className="font-medium">{point.text}</span>{' '}
          <span className="text-faint">{formatDate(point.date)}</span>
        </p>
        {onOpenDate && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => onOpenDate(point.date)}>
            Open {formatDate(point.date)}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2">
        <div aria-hidden="true" className="relative min-w-8">
          {scale.ticks.map(tick => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 text-xs text-faint"
              style={{ top: `${heightOf(tick, scale)}%` }}
            >
              {tickText(tick)}
            </span>
          ))}
        </div>
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${label}, date by date`}
          aria-valuemin={1}
          aria-valuemax={points.length}
          aria-valuenow={at + 1}
          aria-valuetext={`${point.text}, ${formatDate(point.date)}`}
          className="relative h-52 min-w-0 touch-pan-y rounded-md @container sm:h-60"
          onKeyDown={event => {
            if (event.key === 'Enter') onOpenDate?.(point.date);
            else step(event, at, points.length, setChosen);
          }}
          onClick={event => {
            if (isOfMouse(event)) onOpenDate?.(points[nearestTo(xOf(event), places)]?.date ?? point.date);
          }}
          onPointerMove={event => setChosen(nearestTo(xOf(event), places))}
          onPointerDown={event => setChosen(nearestTo(xOf(event), places))}
        >
          <Drawing places={places} lines={scale.ticks.map(tick => heightOf(tick, scale))} />
          <Cursor place={place} />
        </div>
        <p aria-hidden="true" className="col-start-2 flex justify-between gap-4 text-xs text-faint">
          <span>{formatDate(points[0]?.date ?? '')}</span>
          {points.length > 1 && <span>{formatDate(points[last]?.date ?? '')}</span>}
        </p>
      </div>
    </figure>
  );
}

const numberText = (value: number) => value.toLocaleString('en-US');

function step(event: KeyboardEvent, at: number, count: number, go: (index: number) => void) {
  const next = pointAfterKey(event.key, at, count);
  if (next === null) return;
  event.preventDefault();
  go(next);
}

const isOfMouse = ({ nativeEvent }: MouseEvent) =>
  nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === 'mouse';

/** In percent from the left. */
function xOf({ clientX, currentTarget }: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>): number {
  const { left, width } = currentTarget.getBoundingClientRect();
  return ((clientX - left) / width) * 100;
}

/** More dots than this would run into each other. */
const maxDots = 40;

function Drawing({ places, lines }: { places: readonly Place[]; lines: readonly number[] }) {
  const stroke = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {lines.map(y => (
        <path key={y} {...stroke} d={`M0 ${y}h100`} strokeWidth="1" className="text-line" />
      ))}
      <g className="text-accent" strokeLinecap="round" strokeLinejoin="round">
        <polyline {...stroke} points={places.map(({ x, y }) => `${x},${y}`).join(' ')} strokeWidth="2" />
        {/* Lines of no length with round ends: dots that stay round however the box is stretched. */}
        {places.length <= maxDots && (
          <path {...stroke} d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')} strokeWidth="6" />
        )}
      </g>
    </svg>
  );
}

function Cursor({ place: { x, y } }: { place: Place }) {
  return (
    <span aria-hidden="true" className="absolute inset-y-0 w-px bg-line-strong/60" style={{ left: `${x}%` }}>
      <span
        className="absolute size-3.5 -translate-1/2 rounded-full border-2 border-surface bg-accent ring-2 ring-accent"
        style={{ top: `${y}%` }}
      />
    </span>
  );
}
