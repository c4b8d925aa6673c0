import type { Muscle } from '#domain/exercises/muscles.ts';
import { back, front, outline } from './body-paths.ts';

type MuscleMapProps = {
  /** Strength of each lit muscle, from 0 to 1; left out for not at all. */
  lit: ReadonlyMap<Muscle, number>;
  /** Description in words; left out where the words stand beside it. */
  label?: string;
};

/** A body from the front and from behind, with the muscles lit that are trained. */
export function MuscleMap({ lit, label }: MuscleMapProps) {
  return (
    <svg
      viewBox="0 0 250 250"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="h-auto w-full max-w-72"
    >
      <Body muscles={front} lit={lit} />
      <g transform="translate(130)">
        <Body muscles={back} lit={lit} />
      </g>
    </svg>
  );
}

function Body({ muscles, lit }: { muscles: typeof front; lit: MuscleMapProps['lit'] }) {
  const half = (
    <>
      <path d={outline} className="fill-neutral-soft" />
      {muscles.map(([muscle, d]) => {
        const strength = lit.get(muscle) ?? 0;
        return strength > 0 ? (
          <path key={muscle} d={d} className="fill-accent-fill" fillOpacity={0.25 + 0.75 * strength} />
        ) : (
          <path key={muscle} d={d} className="fill-neutral-soft" />
        );
      })}
    </>
  );
  return (
    <>
      <g>{half}</g>
      <g transform="matrix(-1 0 0 1 120 0)">{half}</g>
    </>
  );
}
