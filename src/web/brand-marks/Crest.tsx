/** The mark between two branches of laurel, for the places of ceremony. `<Crest className="w-56 text-accent" />` */
import { LineDrawing, type MarkProps } from './LineDrawing.tsx';
import { Shield } from './Logo.tsx';

export function Crest(props: MarkProps) {
  return (
    <LineDrawing viewBox="0 0 120 88" {...props}>
      <g transform="translate(27.6 3) scale(1.35)">
        <Shield />
      </g>
      <Branch />
      <g transform="matrix(-1 0 0 1 120 0)">
        <Branch />
      </g>
      <path d="M52 80.5Q60 76.5 68 80.5" />
    </LineDrawing>
  );
}

/** The left branch: its stem, and leaves along it, outside and in turn inside. */
function Branch() {
  return (
    <>
      <path d={stem} />
      {leaves.map(({ x, y, turn, length }) => (
        <path
          key={`${x} ${y} ${turn}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${length})`}
          d="M0 0C.25 -.3 .75 -.3 1 0C.75 .3 .25 .3 0 0Z"
        />
      ))}
    </>
  );
}

const stem = 'M56 79C34 76 19 60 21 24';

const leaves = [
  { x: 46, y: 76.2, turn: 170, length: 11 },
  { x: 37.5, y: 71.5, turn: 188, length: 11 },
  { x: 30.5, y: 64.5, turn: 206, length: 11 },
  { x: 25.5, y: 55.5, turn: 224, length: 11 },
  { x: 22.3, y: 45, turn: 238, length: 10.5 },
  { x: 21, y: 34.5, turn: 248, length: 10 },
  { x: 40, y: 73, turn: 262, length: 9 },
  { x: 32.5, y: 66.7, turn: 278, length: 9 },
  { x: 27, y: 58.5, turn: 292, length: 9 },
  { x: 23.5, y: 49, turn: 305, length: 9 },
  { x: 21.3, y: 38.5, turn: 315, length: 9 },
  { x: 21, y: 24, turn: 276, length: 11 },
];
