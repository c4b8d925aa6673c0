/** A compass, its needle off the north: for a way that is lost. */
import { LineDrawing, type MarkProps } from '#web/brand-marks/LineDrawing.tsx';

export function Compass(props: MarkProps) {
  return (
    <LineDrawing viewBox="-60 -74 120 128" {...props}>
      <circle r="46" />
      <circle r="51" />
      <path d={ticks} />
      <path d="M-5 -60.5A6 6 0 1 1 5 -60.5M-5 -60.5L-4 -51M5 -60.5L4 -51" />
      <g transform="rotate(38)">
        <path d="M0 -34L7 0L0 34L-7 0ZM-7 0H7" />
        <path d="M0 -34V-3" />
      </g>
      <circle r="2.5" className="fill-page" />
    </LineDrawing>
  );
}

const ticks = Array.from({ length: 32 }, (_, index) => {
  const turn = (Math.PI * index) / 16;
  const inner = index % 8 === 0 ? 36 : 42;
  return `M${at(turn, inner)}L${at(turn, 46)}`;
}).join('');

function at(turn: number, radius: number): string {
  return `${(Math.sin(turn) * radius).toFixed(1)} ${(-Math.cos(turn) * radius).toFixed(1)}`;
}
