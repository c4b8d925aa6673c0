/** The emblems of the first three places, drawn in the hand of the mark: one line weight, in a box of 64 by 64. */
import type { ReactNode } from 'react';
import { LineDrawing } from '#web/brand-marks/LineDrawing.tsx';
import type { PodiumRank } from './podium-steps.ts';

type RankEmblemProps = {
  rank: PodiumRank;
  /** Beside a line of text: what would run together there is left out. */
  small?: boolean;
  className?: string;
};

export function RankEmblem({ rank, small, className }: RankEmblemProps) {
  const { box, outline, detail } = drawings[rank];
  return (
    <LineDrawing viewBox={small ? box : '0 0 64 64'} className={className}>
      {outline}
      {!small && detail}
    </LineDrawing>
  );
}

const leaves = [
  { x: 23.9, y: 56.2, turn: -194, length: 8 },
  { x: 18.6, y: 52.9, turn: -179, length: 8 },
  { x: 14.3, y: 48.2, turn: -163, length: 8 },
  { x: 11.1, y: 42.1, turn: -149, length: 7.5 },
  { x: 20.9, y: 54.5, turn: -105, length: 6.5 },
  { x: 16.1, y: 50.5, turn: -90, length: 6.5 },
  { x: 12.4, y: 45, turn: -75, length: 6.5 },
  { x: 9.9, y: 38.2, turn: -61, length: 6 },
  { x: 9.4, y: 35.6, turn: -137, length: 7 },
  { x: 9, y: 31, turn: -92, length: 7.5 },
];

/** The left branch of a laurel. */
const branch = (
  <>
    <path d="M30.5 58C19 56.5 9.5 47 9 31" />
    {leaves.map(({ x, y, turn, length }) => (
      <path
        key={`${x} ${y}`}
        transform={`translate(${x} ${y}) rotate(${turn}) scale(${length})`}
        d="M0 0C.25 -.3 .75 -.3 1 0C.75 .3 .25 .3 0 0Z"
      />
    ))}
  </>
);

/** `box` is what the outline alone fills. */
type Drawing = { box: string; outline: ReactNode; detail: ReactNode };

const drawings: Record<PodiumRank, Drawing> = {
  /** A crown between two branches of laurel. */
  1: {
    box: '14 10 36 36',
    outline: (
      <>
        <path d="M22 39L19 22.5L26.5 29L32 16L37.5 29L45 22.5L42 39Z" />
        <path d="M22 39V43.5H42V39" />
        <circle cx="32" cy="13.2" r="2.3" />
        <circle cx="18.3" cy="20.3" r="1.8" />
        <circle cx="45.7" cy="20.3" r="1.8" />
      </>
    ),
    detail: (
      <>
        <path d="M27 41.3H27.1M32 41.3H32.1M37 41.3H37.1" />
        {branch}
        <g transform="matrix(-1 0 0 1 64 0)">{branch}</g>
      </>
    ),
  },
  /** A shield with two chevrons, a spear upright behind it. */
  2: {
    box: '10 15 44 44',
    outline: (
      <>
        <path d="M14.5 22.5C21 22.5 27 21.5 32 18.5C37 21.5 43 22.5 49.5 22.5V36C49.5 46 42.5 52.5 32 56.5C21.5 52.5 14.5 46 14.5 36Z" />
        <path d="M20.5 38.5L32 28L43.5 38.5M23 46L32 37.8L41 46" />
      </>
    ),
    detail: <path d="M32 2.5L35.4 9.5L32 14.5L28.6 9.5ZM32 14.5V18.5M32 56.5V62M29.5 62H34.5" />,
  },
  /** A helm, its visor shut. */
  3: {
    box: '8 8 48 48',
    outline: (
      <>
        <path d="M17 27C17 16 23 9.5 32 9.5C41 9.5 47 16 47 27V45L32 55L17 45Z" />
        <path d="M17 27.5H28.5V31.5H17M47 27.5H35.5V31.5H47M32 22.5V49" />
      </>
    ),
    detail: (
      <>
        <path d="M32 9.5V5M28.5 5H35.5M17 45L12 50.5C17.5 55.5 24.5 58.5 32 59.5C39.5 58.5 46.5 55.5 52 50.5L47 45" />
        <path d="M24.5 38H24.6M24.5 43H24.6M28 40.5H28.1M39.5 38H39.6M39.5 43H39.6M36 40.5H36.1" />
      </>
    ),
  },
};
