/** Far mountains along the foot of the hero, in the text's colour. Decorative. */
import { cx } from '#web/ui/look/cx.ts';
import { engraved } from './terrain.ts';

export function Horizon({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1200 220"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cx('mask-b-from-40% **:[vector-effect:non-scaling-stroke]', className)}
    >
      <path d={`${skyline}V220H0Z`} className="fill-page" stroke="none" />
      {bands.map((line, band) => (
        <path key={line} d={line} opacity={strengths[band]} />
      ))}
    </svg>
  );
}

const { bands, skyline } = engraved(
  {
    width: 1200,
    far: 130,
    near: 240,
    lift: 120,
    peaks: [
      { x: 0.06, z: 0.2, height: 0.7, width: 0.15 },
      { x: 0.23, z: 0.1, height: 0.42, width: 0.12 },
      { x: 0.41, z: 0.25, height: 0.6, width: 0.13 },
      { x: 0.56, z: 0.05, height: 0.34, width: 0.1 },
      { x: 0.94, z: 0.2, height: 0.66, width: 0.15 },
      { x: 0.8, z: 0.1, height: 0.4, width: 0.1 },
    ],
  },
  { rows: 18, columns: 80, bands: 3 },
);
const strengths = [0.5, 0.32, 0.16];
