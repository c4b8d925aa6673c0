/** The picture of the path: a trail that climbs, turn by turn, to a cross on the summit, and the sun behind it. */
import { cx } from '#web/ui/look/cx.ts';
import { Sunburst } from './Sunburst.tsx';
import { engraved, project, type Terrain, trail } from './terrain.ts';

export function Ascent({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 -70 1200 730"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label="A trail winds up a mountain to a cross on its summit, with the sun rising behind it"
      className={cx('mask-x-from-80% **:[vector-effect:non-scaling-stroke]', className)}
    >
      <g transform={`translate(${summitX} ${summitY})`} className="text-accent">
        <Sunburst inner={94} outer={220} rays={96} className="opacity-60" />
        <circle r="80" strokeWidth="1.5" />
      </g>
      <path d={`${skyline}V660H0Z`} className="fill-page" stroke="none" />
      {bands.map((line, band) => (
        <path key={line} d={line} opacity={strengths[band]} />
      ))}
      <path d={way} strokeWidth="7" className="text-page" />
      <path d={way} strokeWidth="2" className="text-accent" />
      <path d={`M${summitX} ${summitY}v-32m-10 10h20`} strokeWidth="2" />
    </svg>
  );
}

const mountains: Terrain = {
  width: 1200,
  far: 390,
  near: 660,
  lift: 270,
  peaks: [
    { x: 0.57, z: 0.3, height: 1, width: 0.24 },
    { x: 0.35, z: 0.14, height: 0.6, width: 0.15 },
    { x: 0.82, z: 0.16, height: 0.62, width: 0.16 },
    { x: 0.16, z: 0.2, height: 0.5, width: 0.17 },
    { x: -0.03, z: 0.12, height: 0.55, width: 0.16 },
    { x: 0.69, z: 0.5, height: 0.34, width: 0.12 },
    { x: 0.25, z: 0.46, height: 0.26, width: 0.14 },
    { x: 0.99, z: 0.4, height: 0.44, width: 0.14 },
  ],
};

const { bands, skyline } = engraved(mountains, { rows: 50, columns: 100, bands: 3 });
const strengths = [0.75, 0.55, 0.38];

const summit = { x: 0.57, z: 0.3 };
const [summitX, summitY] = project(mountains, summit.x, summit.z).map(Math.round) as [number, number];

/** Five turns, each shorter than the one below it. */
const way = trail(mountains, 90, along => {
  const swing = 0.16 * (1 - along) ** 0.9 + 0.012 * (1 - along);
  const middle = 0.41 + 0.16 * along ** 0.7;
  const x = middle + swing * Math.sin(along * Math.PI * 5.2 + 0.5);
  return [x, 1 - (1 - summit.z) * along ** 0.8];
});
